import { answerOf } from './answerOf.ts';
import { orderedTableOf } from './resourceTables.ts';
import { supabase } from './supabase.ts';

export interface Move {
  id: string;
  /** Places as the person who moves the row sees them, from 0. */
  from: number;
  to: number;
}

/** Moves a row to another place; the database moves those between, all or nothing. */
export async function reorder(resource: string, { id, from, to }: Move) {
  const table = orderedTableOf(resource);
  if (!table) throw new Error(`${resource} has no order.`);
  await answerOf(supabase.rpc(`reorder_${table}`, { item_id: id, start_index: from, end_index: to }));
  return { data: { id } };
}
