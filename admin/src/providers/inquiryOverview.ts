import type { Database } from '@vitrina/shared/database.types.ts';
import { answerOf } from './answerOf.ts';
import { supabase } from './supabase.ts';

/** The number of inquiries for one label of a measure. */
export type OverviewRow = Database['public']['Functions']['inquiry_overview']['Returns'][number];

export const readOverview = (): Promise<OverviewRow[]> => answerOf(supabase.rpc('inquiry_overview'));
