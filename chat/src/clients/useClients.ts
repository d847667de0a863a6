import { useCallback, useEffect, useState } from 'react';
import { type Client, fetchClients } from '../api/clients.ts';

export type ClientList =
  | { step: 'loading' }
  | { step: 'failed'; retry: () => void }
  | { step: 'ready'; clients: readonly Client[] };

/** The studio's clients, read again whenever the window gets the focus. */
export function useClients(): [ClientList, reload: () => Promise<void>] {
  const [list, setList] = useState<ClientList>({ step: 'loading' });

  const reload = useCallback(async () => {
    const result = await fetchClients();
    setList((shown) => {
      if (result.ok) return { step: 'ready', clients: result.value };
      // A list that is already shown is better than an error in its place.
      return shown.step === 'ready' ? shown : { step: 'failed', retry };
    });
  }, []);
  const retry = () => {
    setList({ step: 'loading' });
    void reload();
  };

  useEffect(() => {
    const onFocus = () => void reload();
    onFocus();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [reload]);

  return [list, reload];
}
