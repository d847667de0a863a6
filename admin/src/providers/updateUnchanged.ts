import { HttpError, type RaRecord, type UpdateParams } from 'ra-core';
import { answerOf } from './answerOf.ts';
import { goneError } from './refusals.ts';
import type { CheckedTable } from './resourceTables.ts';
import { supabase } from './supabase.ts';

/**
 * Saves the changed columns of a row, unless somebody else has changed the row since it was read.
 * @throws HttpError 409 with the code "changed" in that case, 406 if the row was deleted.
 */
export async function updateUnchanged(
  table: CheckedTable,
  { id, data, previousData }: UpdateParams<RaRecord & { updated_at: string }>,
): Promise<RaRecord> {
  const changes = Object.fromEntries(
    Object.entries(data).filter(([column, value]) => value !== previousData[column]),
  );
  if (Object.keys(changes).length === 0) return previousData;
  const row = supabase
    .from(table)
    .update(changes as never)
    .eq('id', String(id));
  const [saved] = await answerOf(row.eq('updated_at', previousData.updated_at).select());
  if (saved) return saved;
  const isLeft = (await answerOf(supabase.from(table).select('id').eq('id', String(id)))).length > 0;
  throw isLeft ? new HttpError('Somebody else has saved it.', 409, { code: 'changed' }) : goneError();
}
