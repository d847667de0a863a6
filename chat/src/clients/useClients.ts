import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Client, fetchClients } from '../api/clients.ts';
import { listenToStudio } from '../api/studioChannel.ts';
import { oneAtATime } from '../conversation/oneAtATime.ts';
import { arrivedIn, withChanged } from './clientList.ts';

export type ClientList =
  | { step: 'loading' }
  | { step: 'failed'; retry: () => void }
  | { step: 'ready'; clients: readonly Client[] };

/** Changes are gathered for so long: a lively conversation asks for its row now and then, not with every message. */
const GATHERING_MS = 400;

/**
 * The studio's clients, kept up to date: a change is asked about by itself; after an interruption, and when the window
 * gets the focus, everything is read again. `onArrival` hears of every client who has just written.
 */
export function useClients(onArrival: (client: Client) => void): [ClientList, reload: () => Promise<void>] {
  const [list, setList] = useState<ClientList>({ step: 'loading' });
  const known = useRef<readonly Client[]>(undefined);
  const announce = useEffectEvent((clients: readonly Client[]) => clients.forEach(onArrival));

  const show = useCallback((clients: readonly Client[]) => {
    known.current = clients;
    setList({ step: 'ready', clients });
  }, []);

  const reload = useCallback(async () => {
    const result = await fetchClients();
    if (result.ok) return show(result.value);
    // A list that is already shown is better than an error in its place.
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
      announce(arrivedIn(before, result.value));
      show(withChanged(known.current ?? [], ids, result.value));
    });

    const onFocus = () => void reload();
    const stopListening = listenToStudio({
      change: (clientId) => {
        changed.add(clientId);
        gathering ??= setTimeout(readChanged, GATHERING_MS);
      },
      connect: onFocus,
    });
    onFocus();
    window.addEventListener('focus', onFocus);
    return () => {
      window.removeEventListener('focus', onFocus);
      clearTimeout(gathering);
      stopListening();
    };
  }, [reload, show]);

  return [list, reload];
}
