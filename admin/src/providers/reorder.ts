import { answerOf } from './answerOf.ts';
import { supabase } from './supabase.ts';

/** Lists whose order the studio sets. */
export type OrderedResource = keyof typeof functions;

const functions = {
  projects: 'reorder_projects',
  templates: 'reorder_templates',
  'ai-gallery': 'reorder_ai_gallery_images',
} as const;

export interface Move {
  id: string;
  /** Places as the person who moves the row sees them, from 0. */
  from: number;
  to: number;
}

/** Moves a row to another place; the database moves those between, all or nothing. */
export async function reorder(resource: OrderedResource, { id, from, to }: Move) {
  await answerOf(supabase.rpc(functions[resource], { item_id: id, start_index: from, end_index: to }));
  return { data: { id } };
}
