import type { Message, NewMessage } from '../api/messages.ts';
import type { Result } from '../api/result.ts';
import type { Outbox, Outgoing } from './outbox.ts';

/** After so many unanswered tries a message is shown as failed. It is still tried, now and then. */
const PATIENCE_ATTEMPTS = 3;
const LONGEST_PAUSE_MS = 30_000;

export interface Postman {
  /** Something changed for the better: try at once. */
  wake: () => void;
  stop: () => void;
}

/**
 * Carries the messages of an outbox to the server, one after the other, so that they are stored in the order of writing.
 * Several tabs may do this at once: sending is idempotent.
 */
export function startPostman(
  outbox: Outbox,
  store: (message: NewMessage) => Promise<Result<Message>>,
): Postman {
  let isStopped = false;
  let isWorking = false;
  let isWoken = false;
  let attempts = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const wake = async () => {
    isWoken = true;
    if (isWorking || isStopped) return;
    isWorking = true;
    try {
      while (isWoken && !isStopped) {
        isWoken = false;
        clearTimeout(pause);
        await deliverAll();
      }
    } finally {
      isWorking = false;
    }
  };

  const deliverAll = async () => {
    for (let next = await nextMessage(); next !== undefined; next = await nextMessage()) {
      const result = await store(contentOf(next));
      // The outbox may be closed by now. The message is still in it, and sending it again is safe.
      if (isStopped) return;
      if (result.ok) {
        attempts = 0;
        await outbox.complete(result.value);
      } else if (result.reason === 'refused') {
        await outbox.put({ ...next, state: 'failed', isRefused: true });
      } else {
        attempts += 1;
        if (attempts >= PATIENCE_ATTEMPTS) await showAsFailed();
        pause = setTimeout(wake, Math.min(1000 * 2 ** (attempts - 1), LONGEST_PAUSE_MS));
        return;
      }
    }
  };

  const showAsFailed = async () => {
    for (const message of await outbox.list())
      if (message.state === 'sending') await outbox.put({ ...message, state: 'failed' });
  };

  const nextMessage = async () => (await outbox.list()).find((message) => !message.isRefused);

  return {
    wake: () => void wake(),
    stop: () => {
      isStopped = true;
      clearTimeout(pause);
    },
  };
}

function contentOf({ id, sender_id, receiver_id, content, message_type }: Outgoing): NewMessage {
  return { id, sender_id, receiver_id, content, message_type };
}
