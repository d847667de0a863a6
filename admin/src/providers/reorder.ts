import { answerOf } from './answerOf.ts';
import { supabase } from './supabase.ts';

/** Of the lists whose order the studio sets. */
const functions: Readonly<
  Record<string, 'reorder_projects' | 'reorder_templates' | 'reorder_ai_gallery_images'>
> = {
  projects: 'reorder_projects',
  templates: 'reorder_templates',
  'ai-gallery': 'reorder_ai_gallery_images',
};

export interface Move {
  id: string;
  /** Places as the person who moves the row sees them, from 0. */
  from: number;
  to: number;
}

/** Moves a row to another place; the database moves those between, all or nothing. */
export async function reorder(resource: string, { id, from, to }: Move) {
  const name = functions[resource];
  if (!name) throw new Error(`${resource} has no order.`);
  await answerOf(supabase.rpc(name, { item_id: id, start_index: from, end_index: to }));
  return { data: { id } };
}
