import type { Database } from '@vitrina/shared/database.types.ts';
import type { GetListResult } from 'ra-core';
import { answerOf } from './answerOf.ts';
import { callFunction } from './callFunction.ts';
import { supabase } from './supabase.ts';

/** The name of the resource that lists the admins. */
export const TEAM = 'team';

type Row = Database['public']['Functions']['find_team']['Returns'][number];

/** The generated types do not say that `last_seen_at` is null for somebody who has not signed in yet. */
export type Admin = Omit<Row, 'last_seen_at'> & { last_seen_at: string | null };

export type Invitation = Pick<Admin, 'email' | 'username'>;

export async function findTeam(): Promise<GetListResult<Admin>> {
  const data = await answerOf(supabase.rpc('find_team'));
  return { data, total: data.length };
}

/** Repeated for somebody who has not signed in yet, it mails a new link. */
export const inviteAdmin = (invitation: Invitation): Promise<{ id: string }> =>
  callFunction('team', 'POST', invitation);

export const removeAdmin = (id: string) => answerOf(supabase.rpc('remove_admin', { admin_id: id }));
