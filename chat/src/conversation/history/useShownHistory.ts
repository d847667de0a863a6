import { startTransition, useCallback } from 'react';
import { fetchMessagesAfter, fetchMessagesAround, fetchMessagesBefore } from '../../api/messages.ts';
import { type Conversation, type ConversationEvent, isShown } from '../conversation.ts';
import { endOf, type Side } from './history.ts';

export interface ShownHistory {
  /** Loads more messages beyond one end of the window. */
  loadMore: (side: Side) => Promise<void>;
  /**
   * Moves the window to the message with this number.
   * @returns whether it could be read
   */
  showAround: (number: number) => Promise<boolean>;
  /** Moves the window to the end of the conversation if that can be read. */
  showEnd: () => Promise<void>;
}

/** @param latest reads the state as it is at that moment: messages may arrive after the last render. */
export function useShownHistory(
  clientId: string,
  latest: () => Conversation,
  dispatch: (event: ConversationEvent) => void,
): ShownHistory {
  const loadMore = useCallback(
    async (side: Side) => {
      const { history } = latest();
      if (history.step !== 'ready' || history.older === 'loading' || history.newer === 'loading') return;
      const end = endOf(history, side);
      if (end === undefined) return;
      const reading = { side, from: end.id };
      dispatch({ type: 'more-loading', ...reading });
      const fetchMore = side === 'older' ? fetchMessagesBefore : fetchMessagesAfter;
      const page = await fetchMore(clientId, end.number);
      if (!page.ok) return dispatch({ type: 'more-failed', ...reading });
      // A transition is rendered between the frames of the ongoing scroll.
      startTransition(() => dispatch({ type: 'more-loaded', ...reading, ...page.value }));
    },
    [clientId, latest, dispatch],
  );

  const showAround = useCallback(
    async (number: number) => {
      const { history } = latest();
      if (history.step !== 'ready') return false;
      if (isShown(history, number)) return true;
      const around = await fetchMessagesAround(clientId, number);
      if (around.ok) dispatch({ type: 'loaded', ...around.value });
      return around.ok;
    },
    [clientId, latest, dispatch],
  );

  const showEnd = useCallback(async () => {
    const { history } = latest();
    if (history.step !== 'ready' || history.newer === 'none') return;
    const page = await fetchMessagesBefore(clientId);
    if (page.ok) dispatch({ type: 'loaded', messages: page.value.messages, hasOlder: page.value.hasMore });
  }, [clientId, latest, dispatch]);

  return { loadMore, showAround, showEnd };
}
