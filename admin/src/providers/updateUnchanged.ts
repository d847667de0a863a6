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
  return updateAsSeen(table, String(id), changes, previousData[stampOf(table)]);
}

/**
 * Changes a row.
 * @param seen the row's stamp when the person looked, which it has to have still, null before a note was edited; without it the
 * row is changed in any case.
 * @throws HttpError as `updateUnchanged`.
 */
export async function updateAsSeen(
  table: CheckedTable,
  id: string,
  changes: object,
  seen?: string | null,
): Promise<RaRecord> {
  const row = supabase
    .from(table)
    .update(changes as never)
    .eq('id', id);
  if (seen !== undefined) row.filter(stampOf(table), seen === null ? 'is' : 'eq', seen);
  const [saved] = await answerOf(row.select());
  if (saved) return saved;
  const isLeft = (await answerOf(supabase.from(table).select('id').eq('id', id))).length > 0;
  throw isLeft ? changedError() : goneError();
}

/** The column that differs after every change of what forms show. A person who writes again is updated, but not edited. */
const stampOf = (table: CheckedTable): string =>
  table === 'people' || table === 'person_entries' ? 'edited_at' : 'updated_at';
