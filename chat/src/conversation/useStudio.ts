import { useCallback, useEffect, useState } from 'react';
import { fetchStudioId } from '../api/accounts.ts';
import { readKnownAccount, rememberStudio } from '../session/knownAccount.ts';

type Studio = { step: 'loading' } | { step: 'failed'; retry: () => void } | { step: 'ready'; id: string };

/** The account of the studio to which a client writes. Without a network, the one that was known last is used. */
export function useStudio(accountId: string): Studio {
  const [studio, setStudio] = useState<Studio>({ step: 'loading' });

  const load = useCallback(async () => {
    setStudio({ step: 'loading' });
    const result = await fetchStudioId();
    const id = result.ok ? result.value : readKnownAccount(accountId)?.studioId;
    if (result.ok) rememberStudio(accountId, result.value);
    setStudio(id === undefined ? { step: 'failed', retry: load } : { step: 'ready', id });
  }, [accountId]);
  useEffect(() => void load(), [load]);

  return studio;
}
