import { useCallback, useEffect, useState } from 'react';
import { fetchProviderId } from '../api/accounts.ts';

type Provider = { step: 'loading' } | { step: 'failed'; retry: () => void } | { step: 'ready'; id: string };

/** The account of the studio that a client writes to. */
export function useProvider(): Provider {
  const [provider, setProvider] = useState<Provider>({ step: 'loading' });

  const load = useCallback(async () => {
    setProvider({ step: 'loading' });
    const result = await fetchProviderId();
    setProvider(result.ok ? { step: 'ready', id: result.value } : { step: 'failed', retry: load });
  }, []);
  useEffect(() => void load(), [load]);

  return provider;
}
