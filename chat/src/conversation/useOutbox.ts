import { useEffect, useMemo, useState } from 'react';
import { deliver } from './deliver.ts';
import { Outbox } from './outbox.ts';
import { type Delivery, type Postman, startPostman } from './postman.ts';

export interface OutboxWithPostman {
  outbox: Outbox;
  /** Try at once what waits. */
  wake: () => void;
  /** The picture that is being uploaded. */
  uploading: Delivery | undefined;
}

/** The outbox of the person signed in, and what empties it. It works whichever conversation is open. */
export function useOutbox(accountId: string): OutboxWithPostman | undefined {
  const [open, setOpen] = useState<{ outbox: Outbox; postman: Postman }>();
  const [uploading, setUploading] = useState<Delivery>();

  useEffect(() => {
    const outbox = new Outbox(accountId);
    const postman = startPostman(outbox, deliver, setUploading);
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

  return useMemo(
    () => open && { outbox: open.outbox, wake: open.postman.wake, uploading },
    [open, uploading],
  );
}
