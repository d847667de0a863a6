import { HttpError, type RaRecord, type UpdateParams } from 'ra-core';
import { answerOf } from './answerOf.ts';
import type { VersionedTable } from './resourceTables.ts';
import { supabase } from './supabase.ts';
import {
  changedFields,
  discardDraft,
  fetchStanding,
  publishVersion,
  type Standing,
  saveDraft,
  unpublish,
  type Version,
} from './versions.ts';

/** A row as its form shows it: what somebody is working on stands over what is on the site. */
export interface ContentRow extends RaRecord {
  /** The id of the version that is on the site. */
  seen?: string | undefined;
  open?: Version | undefined;
}

/** @throws HttpError 406 when there is no such row, nor a draft of one. */
export async function readContentRow(table: VersionedTable, key: string): Promise<ContentRow> {
  const [{ published, open }, row] = await Promise.all([fetchStanding(table, key), rowOnSite(table, key)]);
  if (!row && !open) throw new HttpError('It is gone.', 406, { code: 'PGRST116' });
  return { ...row, ...open?.content, id: key, seen: published?.id, open };
}

/**
 * Puts on the site what was changed in a row, and what somebody else has been working on in it, which the form has shown.
 * @throws HttpError 409 with the code "changed" if somebody has saved it since it was read.
 */
export async function changeContentRow(
  table: VersionedTable,
  { id, data, previousData }: UpdateParams<ContentRow>,
): Promise<RaRecord> {
  const key = String(id);
  const changes = Object.fromEntries(
    changedFields(data, previousData).map((column) => [column, data[column as keyof typeof data]]),
  );
  const standing = await fetchStanding(table, key);
  if (!isAsSeen(standing, previousData)) throw changedMeanwhile();
  if (Object.keys(changes).length > 0 || standing.open)
    await publishContent(table, key, { ...standing.open?.content, ...changes }, standing);
  return readContentRow(table, key);
}

/** Takes a row off the site. */
export const removeContentRow = unpublish;

/** A row that comes out of a list does not know its versions. */
function isAsSeen({ published, open }: Standing, row: ContentRow): boolean {
  if (open?.id !== row.open?.id || open?.revision !== row.open?.revision) return false;
  if (row.seen || !published) return row.seen === published?.id;
  return changedFields(published.content, row).length === 0;
}

async function publishContent(table: VersionedTable, key: string, content: object, standing: Standing) {
  try {
    const { id } = await saveDraft(table, key, content, standing);
    // What the table refuses is left in the form alone; a draft that could not be deleted stands above the list.
    await publishVersion(id, standing.published?.id).catch(async (error: unknown) => {
      if (!standing.open) await discardDraft(id).catch(() => undefined);
      throw error;
    });
  } catch (error) {
    throw error instanceof HttpError && error.body?.code === '40001' ? changedMeanwhile() : error;
  }
}

async function rowOnSite(table: VersionedTable, key: string): Promise<object | undefined> {
  return (await answerOf(supabase.from(table).select().eq('id', key)))[0];
}

const changedMeanwhile = () => new HttpError('Somebody else has saved it.', 409, { code: 'changed' });
