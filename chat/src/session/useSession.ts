import { useCallback, useEffect, useState } from 'react';
import type { Account } from '../api/accounts.ts';
import { type Identity, watchIdentity } from '../api/auth.ts';
import { hasKnownAccount, readKnownAccount } from './knownAccount.ts';
import { useAccount } from './useAccount.ts';

/** Why the server signed somebody out: the account no longer has access, or the session ended. */
export type Ending = 'removed' | 'ended';

export type Session =
  | { step: 'loading' }
  | { step: 'signed-out'; ending: Ending | undefined }
  | { step: 'unreachable'; retry: () => void }
  /** `account` is null for a user without access to the chat. */
  | { step: 'signed-in'; userId: string; account: Account | null };

/** The session, the same in all tabs. */
export function useSession(): Session {
  const [identity, setIdentity] = useState<Identity>();
  useEffect(() => watchIdentity(setIdentity), []);
  const userId = identity === undefined || identity.is === 'nobody' ? undefined : identity.userId;
  const isConfirmed = identity?.is === 'known';
  const { loaded, isUnreachable, isRemoved, reload } = useAccount(userId, isConfirmed);
  const isOffline = identity?.is === 'unreachable' || (isConfirmed && isUnreachable);

  // Somebody known to this device does not have to wait for the backend, and can write without it.
  const known = userId === undefined ? undefined : readKnownAccount(userId);
  const isShown = known !== undefined;

  const retry = useCallback(() => {
    if (isConfirmed) reload();
    // The library does not try to renew a session again for a minute; a reloaded page does. Where the chat is shown, that
    // would take chosen files away.
    else if (navigator.onLine && !isShown) location.reload();
  }, [isConfirmed, isShown, reload]);

  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isOffline, retry]);

  if (identity?.is === 'nobody') return { step: 'signed-out', ending: endingOf(isRemoved) };
  if (loaded !== undefined) return { step: 'signed-in', ...loaded };
  if (userId === undefined) return { step: 'loading' };
  if (known !== undefined) return { step: 'signed-in', userId, account: known };
  return isOffline ? { step: 'unreachable', retry } : { step: 'loading' };
}

/** A deliberate sign-out clears this device. If it still knows an account, the server ended the session. */
function endingOf(isRemoved: boolean): Ending | undefined {
  if (isRemoved) return 'removed';
  return hasKnownAccount() ? 'ended' : undefined;
}
