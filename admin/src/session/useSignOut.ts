import { storedUserId } from '@vitrina/shared/supabaseClient.ts';
import { useLogout, useNotify } from 'ra-core';
import { useState } from 'react';
import type { SignOut } from '../providers/authProvider.ts';
import { text } from '../text.ts';

type Scope = NonNullable<SignOut['scope']>;

/** Signs out on this device or everywhere, and says how that went. After a failure the person is still signed in. */
export function useSignOut() {
  const logout = useLogout();
  const notify = useNotify();
  const [asked, setAsked] = useState<Scope>();

  async function leave(scope: Scope) {
    setAsked(undefined);
    try {
      await logout({ scope, isAskedFor: true } satisfies SignOut);
      notify(text.signOut.done, { type: 'success', multiLine: true });
    } catch (error) {
      console.error('Signing out failed:', error);
      notify(text.signOut.failed, { type: 'error', multiLine: true });
    }
  }

  /** To be confirmed first, when unsent chat messages on this device would be lost. */
  const warning = asked && {
    ...text.signOut.unsent,
    onCancel: () => setAsked(undefined),
    onConfirm: () => leave(asked),
  };

  return {
    signOut: async (scope: Scope = 'local') => ((await hasUnsent()) ? setAsked(scope) : leave(scope)),
    warning,
  };
}

/** False where IndexedDB is not available, because no messages are stored there either. */
async function hasUnsent(): Promise<boolean> {
  const accountId = storedUserId();
  if (accountId === undefined) return false;
  try {
    const { countUnsent } = await import('@vitrina/shared/accountMemory.ts');
    return (await countUnsent(accountId)) > 0;
  } catch (error) {
    console.error('Looking for unsent messages failed:', error);
    return false;
  }
}
