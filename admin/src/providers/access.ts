import { queryOptions } from '@tanstack/react-query';
import { storedUserId } from '@vitrina/shared/supabaseClient.ts';
import { answerOf } from './answerOf.ts';
import { ENDED_ALREADY, forgetSession } from './authProvider.ts';
import { store } from './store.ts';
import { supabase } from './supabase.ts';

export type Access = 'admin' | 'denied';

const ADMIN_ID = 'admin.id';

/** Whether the account is an admin's. Not `getPermissions`, with whose answer react-admin renders every page anew. */
export const accessQuery = queryOptions({
  queryKey: ['auth', 'access'],
  queryFn: readAccess,
  staleTime: 5 * 60_000,
});

/** @throws when the server cannot be asked; react-query then keeps the previous answer. */
async function readAccess(): Promise<Access> {
  const { data } = await supabase.auth.getSession();
  if (!data.session) throw new Error();
  const answer = await supabase.rpc('is_admin');
  if (answer.data) {
    store.setItem(ADMIN_ID, data.session.user.id);
    return 'admin';
  }
  const { error } = await supabase.auth.getUser();
  if (!error) {
    await answerOf(answer);
    store.removeItem(ADMIN_ID);
    return 'denied';
  }
  // The account was deleted, or its session was ended elsewhere: the sign-in page follows.
  if (ENDED_ALREADY.includes(error.status)) await forgetSession();
  throw error;
}

/** Whether the account was an admin's when this device last asked. Only the database decides what it may do. */
export function isKnownAdmin(): boolean {
  const id = storedUserId();
  return id !== undefined && id === store.getItem(ADMIN_ID);
}
