import { map } from 'nanostores';
import { type Answer, prepareLeaving } from '../api/answers.ts';

const UNDO_MS = 6000;

/** The approvals that the server does not know yet, by request. Every card of a request shows the same one. */
export const $approvals = map<Record<string, 'undoable' | 'sending'>>({});

interface Undoable {
  undo: () => void;
  send: () => Promise<boolean>;
}

const undoable = new Map<string, Undoable>();

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
  const sendNow = async () => {
    decide('sending');
    const hasArrived = await send(answer);
    $approvals.setKey(id, undefined);
    return hasArrived;
  };
  const leaving = () => {
    decide();
    leave();
  };
  const hiding = () => {
    if (document.visibilityState !== 'hidden') return;
    // A page that is left is hidden first, and its ordinary calls are cut off. Both calls are the same answer.
    leave();
    void sendNow();
  };

  const timer = setTimeout(() => void sendNow(), UNDO_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
  window.addEventListener('pagehide', leaving, { signal });
  document.addEventListener('visibilitychange', hiding, { signal });
  undoable.set(id, { undo, send: sendNow });
  $approvals.setKey(id, 'undoable');
}

export const undoApproval = (requestId: string): void => undoable.get(requestId)?.undo();

/**
 * Sends what can still be undone, for whoever is about to end the session.
 * @returns whether all of it has arrived
 */
export async function sendApprovals(): Promise<boolean> {
  const sent = await Promise.all([...undoable.values()].map(({ send }) => send()));
  return sent.every(Boolean);
}
