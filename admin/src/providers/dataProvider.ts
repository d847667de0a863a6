import type { DataProvider } from 'ra-core';
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

/** ra-supabase's provider, with our own way of adding a row once, searching lists, deleting, and ordering rows. */
export const dataProvider: ConsoleDataProvider = {
  ...tables,
  reorder,
  // The return type is the caller's promise about the row, hence `never`.
  create: async (resource, params) => {
    if (resource === TEAM) return { data: (await inviteAdmin(params.data as Invitation)) as never };
    return (await createOnce(tables, resource, params)) as never;
  },
  update: async (resource, params) => {
    const checked = checkedTableOf(resource);
    if (!checked) return tables.update(resource, params);
    return { data: (await updateUnchanged(checked, params as never)) as never };
  },
  delete: async (resource, params) => {
    if (resource === TEAM) {
      await removeAdmin(String(params.id));
      return { data: { id: params.id } as never };
    }
    const versioned = versionedTableOf(resource);
    if (versioned) {
      // Imported here because the first list does not need it.
      const { unpublish } = await import('./versions.ts');
      await unpublish(versioned, String(params.id));
      return { data: { id: params.id } as never };
    }
    // A deleted row goes to the bin. The database replaces the time with its own.
    if (isInbox(resource))
      return (await tables.update(resource, {
        ...params,
        data: { deleted_at: new Date().toISOString() },
        previousData: {} as never,
      })) as never;
    return (await tables.delete(resource, params)) as never;
  },
  getList: async (resource, params) => {
    if (isInbox(resource)) return (await findPage(resource, params)) as never;
    if (resource === PEOPLE) return (await findPeople(params)) as never;
    if (resource === TEAM) return (await findTeam()) as never;
    const drafted = draftedTableOf(resource);
    if (drafted) return (await (await import('./drafts.ts')).findContent(drafted, params)) as never;
    return tables.getList(resource, params);
  },
};
