import type { User } from '@supabase/supabase-js';
import { signInAddress } from '@vitrina/shared/signInAddress.ts';
import { deviceStorage, SESSION_KEY, storedUserId } from '@vitrina/shared/supabaseClient.ts';
import type { AuthProvider } from 'ra-core';
import { supabaseAuthProvider } from 'ra-supabase';
import { supabase } from './supabase.ts';

export interface Credentials {
  /** A user name or an e-mail address, exactly as typed. */
  userName: string;
  password: string;
}

export interface SignOut {
  scope?: 'local' | 'global';
  /** Whether the person signed out on purpose: then nothing of the account stays on this device, not even drafts. */
  isAskedFor?: boolean;
}

/** The statuses with which the server answers for a session that it no longer knows. */
export const ENDED_ALREADY: (number | undefined)[] = [401, 403, 404];

/** Whether a deliberate sign-out is under way, in this tab or another one. */
let isLeaving = false;

/** Tells the other tabs whether this session is being ended on purpose. */
const farewell = new BroadcastChannel('console-farewell');
farewell.onmessage = ({ data }) => {
  isLeaving = data;
};

const { getPermissions: _, ...base } = supabaseAuthProvider(supabase, {});

export const authProvider: AuthProvider = {
  ...base,

  login: ({ userName, password }: Credentials) => base.login({ email: signInAddress(userName), password }),

  /** Ends the session of this browser, or all sessions of the account. Fails when the server could not end them. */
  async logout({ scope = 'local', isAskedFor = false }: SignOut | undefined = {}) {
    // As soon as the session is revoked, a request under way may be refused, which ends it here and in the other tabs.
    const accountId = storedUserId();
    isLeaving = true;
    if (isAskedFor) farewell.postMessage(true);
    try {
      await revokeSession(scope);
    } catch (error) {
      isLeaving = false;
      farewell.postMessage(false);
      throw error;
    }
    if (isAskedFor && accountId !== undefined) await forgetMemory(accountId);
    await forgetSession();
    isLeaving = false;
  },

  /** Read from the session, because asking the server would be another request for the same data. */
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

  /**
   * Only a missing or expired session leads to the sign-in page (`onSignedOut`): being refused a row (403) is no reason to
   * sign out. Nothing is thrown, because react-admin would then let the request that was refused succeed without data.
   */
  async checkError({ status }: { status?: number }) {
    if (status === 401 && storedUserId() !== undefined) await forgetSession();
  },
};

/** Calls `listener` when the session ends: here, in another tab, in the chat, or because it cannot be renewed. */
export function onSignedOut(listener: (isAskedFor: boolean) => void): () => void {
  const { data } = supabase.auth.onAuthStateChange((event) => {
    if (event === 'SIGNED_IN') isLeaving = false;
    if (event === 'SIGNED_OUT') listener(isLeaving);
  });
  return () => data.subscription.unsubscribe();
}

/** Not done with `signOut`, which deletes the local session first, so that a failure would look like a sign-out. */
async function revokeSession(scope: 'local' | 'global') {
  const { data } = await supabase.auth.getSession();
  if (!data.session) return;
  const { error } = await supabase.auth.admin.signOut(data.session.access_token, scope);
  if (error && !ENDED_ALREADY.includes(error.status)) throw error;
}

/** Deletes the drafts and unsent messages of console and chat. */
async function forgetMemory(accountId: string) {
  try {
    const { forgetAccount } = await import('@vitrina/shared/accountMemory.ts');
    await forgetAccount(accountId);
  } catch (error) {
    console.error('Clearing this device failed:', error);
  }
}

export async function forgetSession() {
  // Without a stored session `signOut` sends no request: it only stops the renewal and tells the other tabs.
  deviceStorage.removeItem(SESSION_KEY);
  await supabase.auth.signOut({ scope: 'local' });
}

async function identify({ id, email, user_metadata }: User) {
  if (typeof user_metadata.name === 'string') return { id, fullName: user_metadata.name };
  const { data } = await supabase.from('chat_users').select('username').eq('id', id).maybeSingle();
  return { id, fullName: data?.username ?? email ?? '' };
}
