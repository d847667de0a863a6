import { useCallback, useEffect, useState } from 'react';
import { type Account, fetchAccount } from '../api/accounts.ts';
import { confirmSession, type Identity, renewSession, watchIdentity } from '../api/auth.ts';
import { hearDoubts } from '../api/doubts.ts';
import { leave } from './leave.ts';
import { rememberAccount, remembered } from './remembered.ts';
import { hearRemoval, tellRemoval } from './removal.ts';

/** Why somebody is signed out who did not sign out: the account has no place here any more, or the session ended. */
export type Ending = 'removed' | 'ended';

export type Session =
  | { step: 'loading' }
  | { step: 'signed-out'; ending: Ending | undefined }
  | { step: 'unreachable'; retry: () => void }
  /** `account` is null for a person without a place in the chat. */
  | { step: 'signed-in'; userId: string; account: Account | null };

/** Who is signed in, the same in all tabs. */
export function useSession(): Session {
  const [identity, setIdentity] = useState<Identity>();
  const [loaded, setLoaded] = useState<{ userId: string; account: Account | null }>();
  const [isUnreachable, setUnreachable] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [isRemoved, setRemoved] = useState(false);
  const userId = identity === undefined || identity.is === 'nobody' ? undefined : identity.userId;
  const isConfirmed = identity?.is === 'known';
  const isMissing = identity?.is === 'unreachable' || (isConfirmed && isUnreachable);

  useEffect(() => watchIdentity(setIdentity), []);
  useEffect(() => hearRemoval(() => setRemoved(true)), []);

  useEffect(() => {
    if (userId === undefined || !isConfirmed) return;
    let isStale = false;
    const load = async () => {
      let result = await fetchAccount(userId);
      if (!result.ok && result.reason === 'unauthorized') {
        await renewSession();
        result = await fetchAccount(userId);
      }
      if (isStale) return;
      setUnreachable(!result.ok);
      if (!result.ok) return;
      // Who has lost the place in the chat leaves nothing of it on the device.
      if (result.value === null && remembered(userId) !== undefined) {
        setRemoved(true);
        tellRemoval();
        return leave(userId);
      }
      setLoaded({ userId, account: result.value });
      // Without an account another tab may have found that out first: then its word stands.
      if (result.value !== null) {
        setRemoved(false);
        rememberAccount(result.value);
      }
      // Last, because it may end the session.
      if (attempt > 0) await confirmSession();
    };
    void load();
    return () => {
      isStale = true;
    };
  }, [userId, isConfirmed, attempt]);

  useEffect(
    () =>
      hearDoubts((accountId = userId) => {
        if (accountId === userId) setAttempt((count) => count + 1);
      }),
    [userId],
  );

  const retry = useCallback(() => {
    if (isConfirmed) setAttempt((count) => count + 1);
    // The library remembers for a minute that it could not renew the session; a new page does not.
    else if (navigator.onLine) location.reload();
  }, [isConfirmed]);

  useEffect(() => {
    if (!isMissing) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isMissing, retry]);

  if (identity?.is === 'nobody')
    return { step: 'signed-out', ending: endingOf(identity.formerId, isRemoved) };
  if (loaded !== undefined && loaded.userId === userId) return { step: 'signed-in', ...loaded };
  if (!isMissing || userId === undefined) return { step: 'loading' };
  // Who was here before can read on in the outbox and write; it goes when the backend answers.
  const known = remembered(userId);
  return known === undefined
    ? { step: 'unreachable', retry }
    : { step: 'signed-in', userId, account: known.account };
}

/** Who signs out takes leave first, and is forgotten on this device: whoever is not, was signed out. */
function endingOf(formerId: string | undefined, isRemoved: boolean): Ending | undefined {
  if (isRemoved) return 'removed';
  return formerId !== undefined && remembered(formerId) !== undefined ? 'ended' : undefined;
}
