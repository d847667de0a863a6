import { useCallback, useEffect, useState } from 'react';
import type { Account } from '../api/accounts.ts';
import { type Identity, watchIdentity } from '../api/auth.ts';
import { wouldLoseSomething } from '../ui/wouldLoseSomething.ts';
import { hasKnownAccount, readKnownAccount } from './knownAccount.ts';
import { useAccount } from './useAccount.ts';

/** Why the server signed somebody out: the account no longer has access, or the session ended. */
export type Ending = 'removed' | 'ended';

export type Session =
  | { step: 'loading' }
  | { step: 'signed-out'; ending: Ending | undefined }
  | { step: 'unreachable'; retry: () => void }
  /**
   * `account` is null for a user without access to the chat. Until the server has confirmed it, the session may be one
   * that has ended.
   */
  | { step: 'signed-in'; userId: string; account: Account | null; isConfirmed?: true };

/** The session, the same in all tabs. */
export function useSession(): Session {
  const [identity, setIdentity] = useState<Identity>();
  useEffect(() => watchIdentity(setIdentity), []);
  const userId = identity === undefined || identity.is === 'nobody' ? undefined : identity.userId;
  const isConfirmed = identity?.is === 'known';
  const { loaded, isUnreachable, isRemoved, reload } = useAccount(userId, isConfirmed);
  const isOffline = identity?.is === 'unreachable' || (isConfirmed && isUnreachable);

  const retry = useCallback(() => {
    if (isConfirmed) reload();
    // The library does not try to renew a session again for a minute; a reloaded page does.
    else if (navigator.onLine && !wouldLoseSomething()) location.reload();
  }, [isConfirmed, reload]);

  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isOffline, retry]);

  if (identity?.is === 'nobody') return { step: 'signed-out', ending: endingOf(isRemoved) };
  if (loaded !== undefined) return { step: 'signed-in', ...loaded, isConfirmed: true };
  if (userId === undefined) return { step: 'loading' };
  // Somebody known to this device does not have to wait for the backend, and can write without it.
  const known = readKnownAccount(userId);
  if (known !== undefined) return { step: 'signed-in', userId, account: known };
  return isOffline ? { step: 'unreachable', retry } : { step: 'loading' };
}

/** A deliberate sign-out clears this device. If it still knows an account, the server ended the session. */
function endingOf(isRemoved: boolean): Ending | undefined {
  if (isRemoved) return 'removed';
  return hasKnownAccount() ? 'ended' : undefined;
}
