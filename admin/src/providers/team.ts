import type { Database } from '@vitrina/shared/database.types.ts';
import type { GetListResult } from 'ra-core';
import { answerOf } from './answerOf.ts';
import { callFunction } from './callFunction.ts';
import { supabase } from './supabase.ts';

/** The resource of those who run the studio. */
export const TEAM = 'team';

type Row = Database['public']['Functions']['find_team']['Returns'][number];

/** The generated types do not know that who has not come yet was never seen. */
export type Admin = Omit<Row, 'last_seen_at'> & { last_seen_at: string | null };

export type Invitation = Pick<Admin, 'email' | 'username'>;

export async function findTeam(): Promise<GetListResult<Admin>> {
  const data = await answerOf(supabase.rpc('find_team'));
  return { data, total: data.length };
}

/** Repeated for who has not come yet, it mails another link. */
export const inviteAdmin = (invitation: Invitation): Promise<{ id: string }> =>
  callFunction('team', 'POST', invitation);

export const removeAdmin = (id: string) => answerOf(supabase.rpc('remove_admin', { admin_id: id }));
