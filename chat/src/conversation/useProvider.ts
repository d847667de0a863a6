import { useCallback, useEffect, useState } from 'react';
import { fetchProviderId } from '../api/accounts.ts';
import { remembered, rememberProvider } from '../session/remembered.ts';

type Provider = { step: 'loading' } | { step: 'failed'; retry: () => void } | { step: 'ready'; id: string };

/** The account of the studio that a client writes to. What was known of it the last time will do without a network. */
export function useProvider(accountId: string): Provider {
  const [provider, setProvider] = useState<Provider>({ step: 'loading' });

  const load = useCallback(async () => {
    setProvider({ step: 'loading' });
    const result = await fetchProviderId();
    const id = result.ok ? result.value : remembered(accountId)?.providerId;
    if (result.ok) rememberProvider(accountId, result.value);
    setProvider(id === undefined ? { step: 'failed', retry: load } : { step: 'ready', id });
  }, [accountId]);
  useEffect(() => void load(), [load]);

  return provider;
}
