import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Client, fetchClients } from '../api/clients.ts';
import { listenToStudio } from '../api/studioChannel.ts';
import { oneAtATime } from '../oneAtATime.ts';
import { withArrivals, withChanged } from './clientList.ts';

export type ClientList =
  | { step: 'loading' }
  | { step: 'failed'; retry: () => void }
  | { step: 'ready'; clients: readonly Client[] };

/** Throttle: a lively conversation reads its row again at intervals, not with every message. */
const GATHER_MS = 400;

/**
 * The studio's clients, kept up to date: a changed client is read again on its own, and the whole list after an
 * interruption and when the window gets the focus. `onArrival` is called with every client who has just written.
 */
export function useClients(onArrival: (client: Client) => void): [ClientList, reload: () => Promise<void>] {
  const [list, setList] = useState<ClientList>({ step: 'loading' });
  const known = useRef<readonly Client[]>(undefined);
  const reportArrivals = useEffectEvent((clients: readonly Client[]) => clients.forEach(onArrival));

  const show = useCallback((clients: readonly Client[]) => {
    known.current = clients;
    setList({ step: 'ready', clients });
  }, []);

  const reload = useCallback(async () => {
    const result = await fetchClients();
    if (result.ok) return show(result.value);
    // A list that is already shown is more useful than an error in its place.
    setList((shown) => (shown.step === 'ready' ? shown : { step: 'failed', retry }));
  }, [show]);
  const retry = () => {
    setList({ step: 'loading' });
    void reload();
  };

  useEffect(() => {
    const changed = new Set<string>();
    let gathering: ReturnType<typeof setTimeout> | undefined;

    const readChanged = oneAtATime(async () => {
      gathering = undefined;
      const ids = [...changed];
      changed.clear();
      const before = known.current;
      if (before === undefined) return reload();
      const result = await fetchClients(ids);
      if (!result.ok) return;
      reportArrivals(withArrivals(before, result.value));
      show(withChanged(known.current ?? [], ids, result.value));
    });

    const readAll = () => void reload();
    const stopListening = listenToStudio({
      change: (clientId) => {
        changed.add(clientId);
        gathering ??= setTimeout(readChanged, GATHER_MS);
      },
      connect: readAll,
    });
    readAll();
    window.addEventListener('focus', readAll);
    return () => {
      window.removeEventListener('focus', readAll);
      clearTimeout(gathering);
      stopListening();
    };
  }, [reload, show]);

  return [list, reload];
}
