import { success } from '@vitrina/shared/result.ts';
import { useCallback, useEffect, useState } from 'react';
import { $accountChange } from '../api/accountChanges.ts';
import { type Account, fetchAccount } from '../api/accounts.ts';
import { confirmSession, isAccountGone, renewSession } from '../api/auth.ts';
import { beginOpening } from '../conversation/history/opening.ts';
import { onPulse } from '../onPulse.ts';
import { isStudioPage } from '../screens.ts';
import { listenForRemoval, tellOtherTabsOfRemoval } from './accountRemoval.ts';
import { readKnownAccount, rememberAccount } from './knownAccount.ts';

interface LoadedAccount {
  userId: string;
  account: Account | null;
}

/** The chat account of the signed-in user, read again whenever it may have changed. */
export function useAccount(userId: string | undefined, isConfirmed: boolean) {
  const [loaded, setLoaded] = useState<LoadedAccount>();
  const [isUnreachable, setUnreachable] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => listenForRemoval(() => setRemoved(true)), []);
  useEffect(
    () =>
      $accountChange.listen((change) => {
        if (change?.accountId === undefined || change.accountId === userId) reload();
      }),
    [userId, reload],
  );

  useEffect(() => {
    if (userId === undefined || !isConfirmed) return;
    let isStale = false;
    let stopRepeating = () => {};
    if (readKnownAccount(userId) === undefined && !isStudioPage()) beginOpening(userId);
    const load = async () => {
      const result = await fetchOwnAccount(userId);
      if (isStale) return;
      setUnreachable(!result.ok);
      if (!result.ok) {
        // The server can be out of reach although the network is there.
        stopRepeating = onPulse(reload);
        return;
      }
      const account = result.value;
      if (account === null && readKnownAccount(userId) !== undefined) {
        setRemoved(true);
        tellOtherTabsOfRemoval();
        // Loaded here, because it is part of the chunk for signed-in users.
        const { signOutAndForget } = await import('./signOutAndForget.ts');
        return signOutAndForget(userId);
      }
      setLoaded({ userId, account });
      // If there is no account, another tab may have noticed the removal first.
      if (account !== null) {
        setRemoved(false);
        rememberAccount(account);
      }
      // Last, because it can end the session.
      if (attempt > 0) await confirmSession();
    };
    void load();
    return () => {
      isStale = true;
      stopRepeating();
    };
  }, [userId, isConfirmed, attempt, reload]);

  return { loaded: loaded?.userId === userId ? loaded : undefined, isUnreachable, isRemoved, reload };
}

async function fetchOwnAccount(userId: string) {
  const result = await fetchAccount(userId);
  if (result.ok || result.reason !== 'unauthorized') return result;
  if (await isAccountGone()) return success(null);
  await renewSession();
  return fetchAccount(userId);
}
