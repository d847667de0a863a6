import type { Unfinished } from '@vitrina/shared/accountMemory.ts';
import { storedUserId } from '@vitrina/shared/supabaseClient.ts';
import { useLogout, useNotify } from 'ra-core';
import { useState } from 'react';
import type { SignOut } from '../providers/authProvider.ts';
import { saveBeforeSignOut } from '../providers/inCharge.ts';
import { text } from '../text.ts';

type Scope = NonNullable<SignOut['scope']>;

/**
 * Signs out on this device or everywhere, and says how that went. After a failure the person is still signed in.
 * @param goTo false for a page that goes on without the session
 */
export function useSignOut(goTo?: false) {
  const logout = useLogout();
  const notify = useNotify();
  const [asked, setAsked] = useState<{ scope: Scope; unfinished: Unfinished }>();

  async function leave(scope: Scope) {
    setAsked(undefined);
    try {
      await logout({ scope, isAskedFor: true } satisfies SignOut, goTo);
      notify(text.signOut.done, { type: 'success', multiLine: true });
    } catch (error) {
      console.error('Signing out failed:', error);
      notify(text.signOut.failed, { type: 'error', multiLine: true });
    }
  }

  /** To be confirmed first, when something on this device would be lost. */
  const warning = asked && {
    ...text.signOut[asked.unfinished],
    onCancel: () => setAsked(undefined),
    onConfirm: () => leave(asked.scope),
  };

  return {
    async signOut(scope: Scope = 'local') {
      await saveBeforeSignOut();
      const unfinished = await findUnfinished();
      return unfinished ? setAsked({ scope, unfinished }) : leave(scope);
    },
    warning,
  };
}

/** Finds nothing where this device cannot be read: signing out must be possible there, too. */
async function findUnfinished(): Promise<Unfinished | undefined> {
  const accountId = storedUserId();
  if (accountId === undefined) return undefined;
  try {
    const memory = await import('@vitrina/shared/accountMemory.ts');
    return await memory.findUnfinished(accountId);
  } catch (error) {
    console.error('Looking for unfinished work failed:', error);
    return undefined;
  }
}
