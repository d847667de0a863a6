import type { Result } from '@vitrina/shared/result.ts';
import type { Failure } from '../api/failure.ts';
import type { Message } from '../api/messages.ts';
import type { UploadWatch } from '../api/pictures.ts';
import type { Outbox, Outgoing } from './outbox.ts';

/** After so many unanswered tries a message is shown as failed. It is still tried, now and then. */
const PATIENCE_ATTEMPTS = 3;
const LONGEST_PAUSE_MS = 30_000;

/** How far the message is that is on its way just now. */
export interface Delivery {
  id: string;
  /** The part of its picture that is sent, from 0 to 1. */
  part: number;
}

export interface Postman {
  /** Something changed for the better: try at once. */
  wake: () => void;
  stop: () => void;
}

/**
 * Carries the messages of an outbox to the server, one after the other, so that they are stored in the order of writing.
 * One tab at a time does this, and each message may be tried again: sending is idempotent.
 */
export function startPostman(
  outbox: Outbox,
  deliver: (message: Outgoing, watch: UploadWatch) => Promise<Result<Message, Failure>>,
  report: (delivery: Delivery | undefined) => void = () => {},
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
        await outbox.exclusively(deliverAll);
      }
    } finally {
      isWorking = false;
    }
  };

  const deliverAll = async () => {
    for (let next = await nextMessage(); next !== undefined; next = await nextMessage()) {
      const { result, isDiscarded } = await carry(next);
      // The outbox may be closed by now. The message is still in it, and sending it again is safe.
      if (isStopped) return;
      if (isDiscarded) continue;
      if (result.ok) {
        attempts = 0;
        await outbox.complete(result.value);
      } else if (result.reason === 'refused') {
        await outbox.change(next.id, { state: 'failed', isRefused: true });
      } else {
        attempts += 1;
        if (attempts >= PATIENCE_ATTEMPTS) await showAsFailed();
        pause = setTimeout(wake, Math.min(1000 * 2 ** (attempts - 1), LONGEST_PAUSE_MS));
        return;
      }
    }
  };

  /** On the way the writer may think better of it, also in another tab. */
  const carry = async (message: Outgoing) => {
    const discarding = new AbortController();
    const unsubscribe = outbox.subscribe(async () => {
      if (!isStopped && !(await outbox.has(message.id))) discarding.abort();
    });
    const onProgress = (part: number) => report({ id: message.id, part });
    if (message.picture !== undefined) onProgress(0);
    try {
      const result = await deliver(message, { onProgress, signal: discarding.signal });
      return { result, isDiscarded: discarding.signal.aborted && !result.ok };
    } finally {
      unsubscribe();
      report(undefined);
    }
  };

  const showAsFailed = async () => {
    for (const { id, state } of await outbox.list())
      if (state === 'sending') await outbox.change(id, { state: 'failed' });
  };

  const nextMessage = async () => {
    if (isStopped) return undefined;
    return (await outbox.list()).find((message) => !message.isRefused);
  };

  return {
    wake: () => void wake(),
    stop: () => {
      isStopped = true;
      clearTimeout(pause);
    },
  };
}
