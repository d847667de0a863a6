import type { User } from '@supabase/supabase-js';
import { signInAddress } from '@vitrina/shared/signInAddress.ts';
import { SESSION_KEY, storedUserId } from '@vitrina/shared/supabaseClient.ts';
import type { AuthProvider } from 'ra-core';
import { supabaseAuthProvider } from 'ra-supabase';
import { answerOf } from './answerOf.ts';
import { supabase } from './supabase.ts';

export type Access = 'admin' | 'denied';

export interface Credentials {
  /** A user name or an e-mail address, as it was typed. */
  userName: string;
  password: string;
}

export interface SignOut {
  scope?: 'local' | 'global';
  /** Asked for by the person: then nothing of the account stays on this device. After a lost session drafts are kept. */
  isAskedFor?: boolean;
}

/** How the server answers for a session that it does not know. */
const ENDED_ALREADY: (number | undefined)[] = [401, 403, 404];

/** True during a deliberate sign-out, here or in another tab of the console. */
let isLeaving = false;

/** Tells the other tabs that the end of the session is no accident. */
const farewell = new BroadcastChannel('console-farewell');
farewell.onmessage = () => {
  isLeaving = true;
};

const base = supabaseAuthProvider(supabase, {});

export const authProvider: AuthProvider = {
  ...base,

  login: ({ userName, password }: Credentials) => base.login({ email: signInAddress(userName), password }),

  /** Ends the session of this browser, or all of the account's. Fails when the server could not end it. */
  async logout({ scope = 'local', isAskedFor = false }: SignOut | undefined = {}) {
    await revokeSession(scope);
    if (isAskedFor) {
      farewell.postMessage(null);
      await forgetMemory();
    }
    isLeaving = true;
    await forgetSession();
    isLeaving = false;
  },

  /** From the session: asking the server who it is would be a second request for what the first one brought. */
  async getIdentity() {
    const { data } = await supabase.auth.getSession();
    if (!data.session) throw new Error();
    return identify(data.session.user);
  },

  async checkAuth() {
    const { data, error } = await supabase.auth.getSession();
    // An unreachable server says nothing about the session, which is still stored.
    if (!data.session && error?.name !== 'AuthRetryableFetchError') throw new Error();
  },

  /** @throws when the server cannot say: whoever was an admin before remains one until it can. */
  async getPermissions(): Promise<Access> {
    const { data } = await supabase.auth.getSession();
    if (!data.session) throw new Error();
    const answer = await supabase.rpc('is_admin');
    if (answer.data) return 'admin';
    const { error } = await supabase.auth.getUser();
    if (!error) {
      await answerOf(answer);
      return 'denied';
    }
    // The account is gone, or its session was ended elsewhere: this leads to the sign-in page.
    if (ENDED_ALREADY.includes(error.status)) await forgetSession();
    throw error;
  },

  /** Only a missing or expired session leads to the sign-in page: a refused row (403) is no reason to sign out. */
  async checkError({ status }: { status?: number }) {
    if (status === 401) throw new Error('ra.notification.logged_out');
  },
};

/** Calls `listener` when the session ends anywhere: here, in another tab, in the chat, or because it cannot be renewed. */
export function onSignedOut(listener: (isAskedFor: boolean) => void): () => void {
  const { data } = supabase.auth.onAuthStateChange((event) => {
    if (event === 'SIGNED_IN') isLeaving = false;
    if (event === 'SIGNED_OUT') listener(isLeaving);
  });
  return () => data.subscription.unsubscribe();
}

/** Not left to `signOut`: it forgets the session first, so a failure would look like a sign-out. */
async function revokeSession(scope: 'local' | 'global') {
  const { data } = await supabase.auth.getSession();
  if (!data.session) return;
  const { error } = await supabase.auth.admin.signOut(data.session.access_token, scope);
  if (error && !ENDED_ALREADY.includes(error.status)) throw error;
}

/** Drafts and unsent messages of chat and console. Where storage is forbidden, nothing was kept. */
async function forgetMemory() {
  const accountId = storedUserId();
  if (accountId === undefined) return;
  try {
    const { forgetAccount } = await import('@vitrina/shared/accountMemory.ts');
    await forgetAccount(accountId);
  } catch (error) {
    console.error('Clearing this device failed:', error);
  }
}

async function forgetSession() {
  // Without a stored session `signOut` asks the server nothing; it stops the renewal and tells the other tabs.
  try {
    localStorage.removeItem(SESSION_KEY);
  } catch {
    // Where storage is forbidden, `signOut` forgets it.
  }
  await supabase.auth.signOut({ scope: 'local' });
}

async function identify({ id, email, user_metadata }: User) {
  if (typeof user_metadata.name === 'string') return { id, fullName: user_metadata.name };
  const { data } = await supabase.from('chat_users').select('username').eq('id', id).maybeSingle();
  return { id, fullName: data?.username ?? email ?? '' };
}
