import { startTransition, useCallback } from 'react';
import { fetchMessagesAfter, fetchMessagesAround, fetchMessagesBefore } from '../../api/messages.ts';
import { type ConversationEvent, type HistoryState, isShown } from '../conversation.ts';
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

export function useShownHistory(
  clientId: string,
  history: HistoryState,
  dispatch: (event: ConversationEvent) => void,
): ShownHistory {
  const loadMore = useCallback(
    async (side: Side) => {
      if (history.step !== 'ready' || history.older === 'loading' || history.newer === 'loading') return;
      const from = endOf(history, side);
      if (from === undefined) return;
      dispatch({ type: 'more-loading', side });
      const fetchMore = side === 'older' ? fetchMessagesBefore : fetchMessagesAfter;
      const page = await fetchMore(clientId, from.number);
      if (!page.ok) return dispatch({ type: 'more-failed', side });
      // A transition is rendered between the frames of the ongoing scroll.
      startTransition(() => dispatch({ type: 'more-loaded', side, from: from.id, ...page.value }));
    },
    [clientId, history, dispatch],
  );

  const showAround = useCallback(
    async (number: number) => {
      if (history.step !== 'ready') return false;
      if (isShown(history, number)) return true;
      const around = await fetchMessagesAround(clientId, number);
      if (around.ok) dispatch({ type: 'loaded', ...around.value });
      return around.ok;
    },
    [clientId, history, dispatch],
  );

  const showEnd = useCallback(async () => {
    if (history.step !== 'ready' || history.newer === 'none') return;
    const page = await fetchMessagesBefore(clientId);
    if (page.ok) dispatch({ type: 'loaded', messages: page.value.messages, hasOlder: page.value.hasMore });
  }, [clientId, history, dispatch]);

  return { loadMore, showAround, showEnd };
}
