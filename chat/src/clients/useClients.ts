import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Client } from '../api/clients.ts';
import { listenToStudio } from '../api/studioChannel.ts';
import { type ClientReader, createClientReader } from './clientReader.ts';

export type ClientList =
  | { step: 'loading' }
  | { step: 'failed'; retry: () => void }
  | { step: 'ready'; clients: readonly Client[] };

/**
 * The studio's clients, kept up to date: a changed client is read again on its own, and the whole list after an
 * interruption and when somebody returns. `onArrival` is called with every client who has just written.
 */
export function useClients(onArrival: (client: Client) => void): [ClientList, reload: () => Promise<void>] {
  const [list, setList] = useState<ClientList>({ step: 'loading' });
  const reader = useRef<ClientReader>(undefined);
  const reportArrivals = useEffectEvent((clients: readonly Client[]) => clients.forEach(onArrival));
  const reload = useCallback(async () => reader.current?.readAll(), []);

  useEffect(() => {
    const reading = createClientReader({
      shown: (clients) => setList({ step: 'ready', clients }),
      arrived: (clients) => reportArrivals(clients),
      // A list that is already shown is more useful than an error in its place.
      failed: () => setList((shown) => (shown.step === 'ready' ? shown : { step: 'failed', retry })),
    });
    reader.current = reading;
    const readAll = () => void reading.readAll();
    const retry = () => {
      setList({ step: 'loading' });
      readAll();
    };

    const stopListening = listenToStudio({ change: reading.changed, connect: readAll });
    readAll();
    return () => {
      reading.stop();
      stopListening();
    };
  }, []);

  return [list, reload];
}
