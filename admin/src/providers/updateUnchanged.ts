import type { RaRecord, UpdateParams } from 'ra-core';
import { answerOf } from './answerOf.ts';
import { changedError, goneError } from './refusals.ts';
import type { CheckedTable } from './resourceTables.ts';
import { supabase } from './supabase.ts';

/**
 * Saves the changed columns of a row, unless somebody else has changed the row since it was read.
 * @throws HttpError 409 with the code "changed" in that case, 406 if the row was deleted.
 */
export async function updateUnchanged(
  table: CheckedTable,
  { id, data, previousData }: UpdateParams<RaRecord>,
): Promise<RaRecord> {
  const changes = Object.fromEntries(
    Object.entries(data).filter(([column, value]) => value !== previousData[column]),
  );
  if (Object.keys(changes).length === 0) return previousData;
  const stamp = stampOf(table);
  return updateAsSeen(table, String(id), changes, { [stamp]: previousData[stamp] });
}

/**
 * Changes a row, unless the columns of `seen` have other values by now.
 * @throws HttpError as `updateUnchanged`.
 */
export async function updateAsSeen(
  table: CheckedTable,
  id: string,
  changes: object,
  seen: Record<string, string | null>,
): Promise<RaRecord> {
  const row = supabase
    .from(table)
    .update(changes as never)
    .eq('id', id);
  for (const [column, value] of Object.entries(seen)) row.filter(column, value === null ? 'is' : 'eq', value);
  const [saved] = await answerOf(row.select());
  if (saved) return saved;
  const isLeft = (await answerOf(supabase.from(table).select('id').eq('id', id))).length > 0;
  throw isLeft ? changedError() : goneError();
}

/** The column that differs after every change of what forms show. A person who writes again is updated, but not edited. */
const stampOf = (table: CheckedTable): string =>
  table === 'people' || table === 'person_entries' ? 'edited_at' : 'updated_at';
