import type { PreparedImage } from '@vitrina/shared/prepareImage.ts';
import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef } from 'react';
import { fetchMessagesAfter, fetchMessagesBefore, type Message, type NewMessage } from '../api/messages.ts';
import type { Party } from '../api/reads.ts';
import { type Conversation, conversation, newConversation } from './conversation.ts';
import { type Following, followConversation } from './followConversation.ts';
import { endOf, type Side } from './history.ts';
import { newMessage, newPicture, type Parties } from './newMessage.ts';
import type { Outgoing } from './outbox.ts';
import { createReadMarker } from './readMarker.ts';
import type { OutboxWithPostman } from './useOutbox.ts';

export interface ConversationActions {
  /** @throws when the device cannot keep the message: then nothing was sent */
  send: (typed: string) => Promise<void>;
  /** @throws as `send` does */
  sendPicture: (image: PreparedImage) => Promise<void>;
  resend: (message: Outgoing) => void;
  discard: (message: Outgoing) => void;
  reload: () => void;
  /** Tells the other side that something is being typed. */
  typed: () => void;
  /** Everything up to this message has been before the reader's eyes. */
  markRead: (message: Message) => void;
  /** Reads on beyond one end of what is shown. */
  loadMore: (side: Side) => void;
  /** Shows a message of the past with what stands around it. @returns whether it could be read */
  showAround: (message: Message) => Promise<boolean>;
  /** Shows the end of the conversation, however far it is. Not without a connection. */
  showEnd: () => Promise<void>;
}

/** One conversation: its state and what can be done in it. */
export function useConversation(
  { clientId, senderId, receiverId }: Parties,
  { outbox, wake }: OutboxWithPostman,
  onArrival: (messages: readonly Message[]) => void,
): [Conversation, ConversationActions] {
  const [state, dispatch] = useReducer(conversation, newConversation);
  const following = useRef<Following>(undefined);
  const arrived = useEffectEvent(onArrival);
  const own: Party = senderId === clientId ? 'client' : 'studio';
  const marker = useMemo(createReadMarker, []);

  useEffect(() => {
    const follow = followConversation(clientId, own, (event) => {
      dispatch(event);
      if (event.type === 'received') arrived(event.messages);
      // The way to the server is open again, so what waited can go.
      if (event.type === 'connected') {
        wake();
        marker.wake();
      }
    });
    following.current = follow;
    return follow.stop;
  }, [clientId, own, wake, marker]);

  useEffect(() => {
    const belongsHere = (message: NewMessage) =>
      message.sender_id === clientId || message.receiver_id === clientId;
    const show = async () => {
      const unsent = await outbox.list();
      dispatch({ type: 'outbox-changed', outgoing: unsent.filter(belongsHere) });
    };
    void show();
    return outbox.subscribe((news) => {
      if (news.type === 'changed') void show();
      else if (belongsHere(news.message)) dispatch({ type: 'received', messages: [news.message] });
    });
  }, [outbox, clientId]);

  const { history } = state;
  const loadMore = useCallback(
    async (side: Side) => {
      if (history.step !== 'ready' || history.older === 'loading' || history.newer === 'loading') return;
      const from = endOf(history, side);
      if (from === undefined) return;
      dispatch({ type: 'more-loading', side });
      const read = side === 'older' ? fetchMessagesBefore : fetchMessagesAfter;
      const page = await read(clientId, from);
      if (!page.ok) return dispatch({ type: 'more-failed', side });
      // Drawn piece by piece between the frames of the scrolling, which goes on meanwhile.
      startTransition(() => dispatch({ type: 'more-loaded', side, from: from.id, ...page.value }));
    },
    [clientId, history],
  );

  const showEnd = useCallback(async () => {
    if (history.step !== 'ready' || history.newer === 'none') return;
    const page = await fetchMessagesBefore(clientId);
    if (page.ok) dispatch({ type: 'loaded', messages: page.value.messages, hasOlder: page.value.hasMore });
  }, [clientId, history]);

  const markRead = useCallback(
    (message: Message) => {
      dispatch({ type: 'reads', reads: { [own]: message } });
      marker.mark(message);
    },
    [own, marker],
  );

  const showAround = useCallback(
    async (message: Message) => {
      if (history.step !== 'ready') return false;
      if (history.messages.some(({ id }) => id === message.id)) return true;
      const [before, after] = await Promise.all([
        fetchMessagesBefore(clientId, message),
        fetchMessagesAfter(clientId, message),
      ]);
      if (!before.ok || !after.ok) return false;
      dispatch({
        type: 'loaded',
        messages: [...before.value.messages, message, ...after.value.messages],
        hasOlder: before.value.hasMore,
        hasNewer: after.value.hasMore,
      });
      return true;
    },
    [clientId, history],
  );

  const actions: ConversationActions = {
    send: async (typed) => {
      following.current?.sent();
      await outbox.add(newMessage({ senderId, receiverId }, typed));
      wake();
      await showEnd();
    },
    sendPicture: async (image) => {
      await outbox.add(newPicture({ clientId, senderId, receiverId }, image));
      wake();
      await showEnd();
    },
    resend: (message) => void outbox.change(message.id, { state: 'sending', isRefused: false }).then(wake),
    discard: (message) => void outbox.discard(message.id),
    reload: () => {
      dispatch({ type: 'loading' });
      following.current?.read();
    },
    typed: () => following.current?.typed(),
    markRead,
    loadMore,
    showAround,
    showEnd,
  };
  return [state, actions];
}
