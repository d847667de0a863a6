import { type Result, success } from '@vitrina/shared/result.ts';
import { startTransition } from 'react';
import type { Failure } from '../../api/failure.ts';
import {
  fetchMessagesAfter,
  fetchMessagesAround,
  fetchMessagesBefore,
  type Message,
} from '../../api/messages.ts';
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

interface ShownHistoryReader extends ShownHistory {
  /** New or changed rows, from any source. */
  received: (rows: readonly Message[]) => void;
}

/** @param latest reads the state as it is at that moment: messages may arrive after the last render. */
export function createShownHistory(
  clientId: string,
  latest: () => Conversation,
  dispatch: (event: ConversationEvent) => void,
): ShownHistoryReader {
  /** For each read under way, the rows that have arrived since it began. */
  const underWay = new Set<Message[]>();
  /** What is read may be older than the rows that arrive meanwhile, so they are shown with it. */
  const withMeanwhile = async <Page extends object>(reading: Promise<Result<Page, Failure>>) => {
    const meanwhile: Message[] = [];
    underWay.add(meanwhile);
    const page = await reading;
    underWay.delete(meanwhile);
    return page.ok ? success({ ...page.value, meanwhile }) : page;
  };

  return {
    received: (rows) => {
      for (const meanwhile of underWay) meanwhile.push(...rows);
    },
    loadMore: async (side) => {
      const { history } = latest();
      if (history.step !== 'ready' || history.older === 'loading' || history.newer === 'loading') return;
      const end = endOf(history, side);
      if (end === undefined) return;
      const reading = { side, from: end.id };
      dispatch({ type: 'more-loading', ...reading });
      const fetchMore = side === 'older' ? fetchMessagesBefore : fetchMessagesAfter;
      const page = await withMeanwhile(fetchMore(clientId, end.number));
      if (!page.ok) return dispatch({ type: 'more-failed', ...reading });
      // A transition is rendered between the frames of the ongoing scroll.
      startTransition(() => dispatch({ type: 'more-loaded', ...reading, ...page.value }));
    },
    showAround: async (number) => {
      const { history } = latest();
      if (history.step !== 'ready') return false;
      if (isShown(history, number)) return true;
      const around = await withMeanwhile(fetchMessagesAround(clientId, number));
      if (around.ok) dispatch({ type: 'loaded', ...around.value });
      return around.ok;
    },
    showEnd: async () => {
      const { history } = latest();
      if (history.step !== 'ready' || history.newer === 'none') return;
      const page = await withMeanwhile(fetchMessagesBefore(clientId));
      if (!page.ok) return;
      const { hasMore: hasOlder, ...end } = page.value;
      dispatch({ type: 'loaded', ...end, hasOlder });
    },
  };
}
