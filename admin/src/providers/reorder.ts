import { answerOf } from './answerOf.ts';
import { orderedTableOf } from './resourceTables.ts';
import { supabase } from './supabase.ts';

export interface Move {
  id: string;
  /** Places counted from 0, as the person who moves the row sees them. */
  from: number;
  to: number;
}

/** Moves a row to another place. The database moves the rows in between in the same transaction. */
export async function reorder(resource: string, { id, from, to }: Move) {
  const table = orderedTableOf(resource);
  if (!table) throw new Error(`${resource} has no order.`);
  await answerOf(supabase.rpc(`reorder_${table}`, { item_id: id, start_index: from, end_index: to }));
  return { data: { id } };
}
