import { map } from 'nanostores';
import { type Answer, prepareLeaving } from '../api/answers.ts';

const UNDO_MS = 6000;

/** The approvals that the server does not know yet, by request. Every card of a request shows the same one. */
export const $approvals = map<Record<string, 'undoable' | 'sending'>>({});

interface Undoable {
  undo: () => void;
  send: () => void;
}

const undoable = new Map<string, Undoable>();
/** The approvals on their way; each tells whether it has arrived. */
const sending = new Map<string, Promise<boolean>>();

/**
 * Approves a request. The approval can be undone for six seconds; then it is sent, or at once when the page is left or
 * hidden, because a phone stops the clock of a hidden page and may never wake it.
 * @param send answers whether it succeeded, and reports a failure by itself; the request is then open as before
 */
export function approve(answer: Answer, send: (answer: Answer) => Promise<boolean>): void {
  const id = answer.request_id;
  let leave = () => {};
  void prepareLeaving(answer).then((ready) => {
    leave = ready;
  });
  const decided = new AbortController();
  const { signal } = decided;
  const decide = (state?: 'sending') => {
    decided.abort();
    undoable.delete(id);
    $approvals.setKey(id, state);
  };
  const undo = () => decide();
  const sendNow = () => {
    decide('sending');
    const arriving = send(answer).finally(() => {
      sending.delete(id);
      $approvals.setKey(id, undefined);
    });
    sending.set(id, arriving);
  };
  const leaving = () => {
    decide();
    leave();
  };
  const hiding = () => {
    if (document.visibilityState !== 'hidden') return;
    // A page that is left is hidden first, and its ordinary calls are cut off. Both calls are the same answer.
    leave();
    sendNow();
  };

  const timer = setTimeout(sendNow, UNDO_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
  window.addEventListener('pagehide', leaving, { signal });
  document.addEventListener('visibilitychange', hiding, { signal });
  undoable.set(id, { undo, send: sendNow });
  $approvals.setKey(id, 'undoable');
}

export const undoApproval = (requestId: string): void => undoable.get(requestId)?.undo();

/**
 * Sends what can still be undone and waits for what is on its way, for whoever is about to end the session.
 * @returns whether all of it has arrived
 */
export async function sendApprovals(): Promise<boolean> {
  for (const { send } of [...undoable.values()]) send();
  const sent = await Promise.all(sending.values());
  return sent.every(Boolean);
}
