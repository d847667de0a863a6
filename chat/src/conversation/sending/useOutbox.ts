import { useEffect, useState } from 'react';
import { deliver } from './deliver.ts';
import { Outbox } from './outbox.ts';

/** The outbox of the account signed in. It sends whichever conversation is open. */
export function useOutbox(accountId: string): Outbox | undefined {
  const [outbox, setOutbox] = useState<Outbox>();

  useEffect(() => {
    const opened = new Outbox(accountId, deliver);
    const listening = new AbortController();
    for (const occasion of ['online', 'focus']) window.addEventListener(occasion, opened.wake, listening);
    setOutbox(opened);
    return () => {
      listening.abort();
      opened.close();
    };
  }, [accountId]);

  return outbox;
}
