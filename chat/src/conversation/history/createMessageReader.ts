import { CONVERSATION_START, fetchMessagesAfter, fetchMessagesBefore } from '../../api/messages.ts';
import { oneAtATime } from '../../oneAtATime.ts';
import type { ConversationEvent, HistoryState } from '../conversation.ts';

export interface MessageReader {
  /** Reads what is missing, or the end of the conversation if nothing could be read yet. */
  read: () => void;
  /** Whether the last read succeeded, so that nothing was missing after it. */
  isComplete: () => boolean;
  stop: () => void;
}

/** Reads on from `history.readTo`, so a lost hint costs time and never a message. */
export function createMessageReader(
  clientId: string,
  currentHistory: () => HistoryState,
  report: (event: ConversationEvent) => void,
): MessageReader {
  let isComplete = false;
  let isStopped = false;

  const read = oneAtATime(async () => {
    if (isStopped) return;
    isComplete = await readAll();
    if (!isStopped) report({ type: isComplete ? 'connected' : 'disconnected' });
  });

  const readAll = async (): Promise<boolean> => {
    const history = currentHistory();
    if (history.step !== 'ready') return readEnd();
    const page = await fetchMessagesAfter(clientId, history.readTo ?? CONVERSATION_START);
    if (isStopped || !page.ok) return false;
    const { messages, hasMore } = page.value;
    if (messages.length > 0) report({ type: 'received', messages });
    return hasMore ? readAll() : true;
  };

  const readEnd = async () => {
    const page = await fetchMessagesBefore(clientId);
    if (isStopped) return false;
    if (page.ok) report({ type: 'loaded', messages: page.value.messages, hasOlder: page.value.hasMore });
    else report({ type: 'load-failed' });
    return page.ok;
  };

  return {
    read,
    isComplete: () => isComplete,
    stop: () => {
      isStopped = true;
    },
  };
}
