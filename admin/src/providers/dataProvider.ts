import type { CreateParams, DataProvider, DeleteParams, GetListParams, UpdateParams } from 'ra-core';
import { createOnce } from './createOnce.ts';
import { findPage, isInbox } from './inboxReads.ts';
import { findPeople, PEOPLE } from './people.ts';
import { reorder } from './reorder.ts';
import { checkedTableOf, draftedTableOf, versionedTableOf } from './resourceTables.ts';
import { tables } from './tables.ts';
import { findTeam, type Invitation, inviteAdmin, removeAdmin, TEAM } from './team.ts';
import { updateUnchanged } from './updateUnchanged.ts';

export interface ConsoleDataProvider extends DataProvider {
  reorder: typeof reorder;
}

/**
 * ra-supabase's provider, with our own way of adding a row once, searching lists, deleting, and ordering rows. What a row
 * looks like is the caller's promise.
 */
export const dataProvider = {
  ...tables,
  reorder,
  create: async (resource: string, params: CreateParams) => {
    if (resource === TEAM) return { data: await inviteAdmin(params.data as Invitation) };
    return createOnce(tables, resource, params);
  },
  update: async (resource: string, params: UpdateParams) => {
    const checked = checkedTableOf(resource);
    if (!checked) return tables.update(resource, params);
    return { data: await updateUnchanged(checked, params) };
  },
  delete: async (resource: string, params: DeleteParams) => {
    if (resource === TEAM) {
      await removeAdmin(String(params.id));
      return { data: { id: params.id } };
    }
    const versioned = versionedTableOf(resource);
    if (versioned) {
      // Imported here because the first list does not need it.
      const { unpublish } = await import('./versions.ts');
      await unpublish(versioned, String(params.id));
      return { data: { id: params.id } };
    }
    // A deleted row goes to the bin. The database replaces the time with its own.
    if (isInbox(resource))
      return tables.update(resource, {
        ...params,
        data: { deleted_at: new Date().toISOString() },
        previousData: {},
      });
    return tables.delete(resource, params);
  },
  getList: async (resource: string, params: GetListParams) => {
    if (isInbox(resource)) return findPage(resource, params);
    if (resource === PEOPLE) return findPeople(params);
    if (resource === TEAM) return findTeam();
    const drafted = draftedTableOf(resource);
    if (drafted) return (await import('./drafts.ts')).findContent(drafted, params);
    return tables.getList(resource, params);
  },
} as ConsoleDataProvider;
