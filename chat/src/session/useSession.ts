import { useCallback, useEffect, useState } from 'react';
import { type Account, fetchAccount } from '../api/accounts.ts';
import { type Identity, renewSession, watchIdentity } from '../api/auth.ts';
import { rememberAccount, remembered } from './remembered.ts';

export type Session =
  | { step: 'loading' }
  | { step: 'signed-out' }
  | { step: 'unreachable'; retry: () => void }
  /** `account` is null for a person without a place in the chat. */
  | { step: 'signed-in'; userId: string; account: Account | null };

/** Who is signed in, the same in all tabs. */
export function useSession(): Session {
  const [identity, setIdentity] = useState<Identity>();
  const [loaded, setLoaded] = useState<{ userId: string; account: Account | null }>();
  const [isUnreachable, setUnreachable] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const userId = identity === undefined || identity.is === 'nobody' ? undefined : identity.userId;
  const isConfirmed = identity?.is === 'known';
  const isMissing = identity?.is === 'unreachable' || (isConfirmed && isUnreachable);

  useEffect(() => watchIdentity(setIdentity), []);

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
      setLoaded({ userId, account: result.value });
      if (result.value !== null) rememberAccount(result.value);
    };
    void load();
    return () => {
      isStale = true;
    };
  }, [userId, isConfirmed, attempt]);

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

  if (identity?.is === 'nobody') return { step: 'signed-out' };
  if (loaded !== undefined && loaded.userId === userId) return { step: 'signed-in', ...loaded };
  if (!isMissing || userId === undefined) return { step: 'loading' };
  // Who was here before can read on in the outbox and write; it goes when the backend answers.
  const known = remembered(userId);
  return known === undefined
    ? { step: 'unreachable', retry }
    : { step: 'signed-in', userId, account: known.account };
}
