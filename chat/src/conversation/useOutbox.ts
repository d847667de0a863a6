import { useEffect, useMemo, useState } from 'react';
import { storeMessage } from '../api/messages.ts';
import { Outbox } from './outbox.ts';
import { type Postman, startPostman } from './postman.ts';

export interface OutboxWithPostman {
  outbox: Outbox;
  /** Try at once what waits. */
  wake: () => void;
}

/** The outbox of the person signed in, and what empties it. It works whichever conversation is open. */
export function useOutbox(accountId: string): OutboxWithPostman | undefined {
  const [open, setOpen] = useState<{ outbox: Outbox; postman: Postman }>();

  useEffect(() => {
    const outbox = new Outbox(accountId);
    const postman = startPostman(outbox, storeMessage);
    const listening = new AbortController();
    for (const occasion of ['online', 'focus']) window.addEventListener(occasion, postman.wake, listening);
    postman.wake();
    setOpen({ outbox, postman });
    return () => {
      listening.abort();
      postman.stop();
      outbox.close();
    };
  }, [accountId]);

  return useMemo(() => open && { outbox: open.outbox, wake: open.postman.wake }, [open]);
}
