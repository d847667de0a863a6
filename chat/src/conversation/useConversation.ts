import type { Result } from '@vitrina/shared/result.ts';
import { useCallback, useEffect, useMemo } from 'react';
import type { Message } from '../api/messages.ts';
import { type ChangeFailure, correctMessage, takeBackMessage } from '../api/ownMessages.ts';
import type { Attachment } from '../attachments/useAttachments.ts';
import { closeNotifications } from '../attention/notifyOfMessage.ts';
import {
  type Conversation,
  type ConversationEvent,
  conversationReducer,
  newConversation,
  ownSide,
  type Parties,
  sideOf,
  unsentMessages,
} from './conversation.ts';
import { useFollowing } from './followConversation.ts';
import { createShownHistory, type ShownHistory } from './history/shownHistory.ts';
import { useReadMarker } from './history/useReadMarker.ts';
import { useUnreadMessages } from './history/useUnreadMessages.ts';
import type { Upload } from './sending/lane.ts';
import { newAttachment, newMessage, type Outgoing, sendable } from './sending/newMessage.ts';
import type { Outbox } from './sending/outbox.ts';
import { useOutgoing } from './sending/useOutbox.ts';
import { useLatestReducer } from './useLatestReducer.ts';

interface OpenConversation extends Conversation {
  /** In order, all of them shown. */
  unread: readonly Message[];
  /** Whether everything before the first shown message is read. */
  areFirst: boolean;
  unsent: readonly Outgoing[];
  /** Whether the unsent messages wait for the network. */
  isWaiting: boolean;
  upload: Upload | undefined;
}

export interface ConversationActions extends ShownHistory {
  /** @throws if the device cannot keep the message; then nothing was sent */
  send: (typed: string, answered?: Message) => Promise<void>;
  /** @throws as `send` does */
  sendAttachment: (attachment: Attachment, caption?: string, answered?: Message) => Promise<void>;
  correct: (message: Message, typed: string) => Promise<Result<Message, ChangeFailure>>;
  takeBack: (message: Message) => Promise<Result<Message, ChangeFailure>>;
  resend: (message: Outgoing) => void;
  discard: (message: Outgoing) => void;
  reload: () => void;
  /** Tells the other side whether something is being typed. */
  typed: (isTyping: boolean) => void;
  /** Marks everything up to this message as read. */
  markRead: (message: Message) => void;
  /** @returns whether it succeeded */
  markUnread: (message: Message) => Promise<boolean>;
  follow: (isFollowing: boolean) => void;
}

export function useConversation(
  parties: Parties,
  outbox: Outbox,
  isAttentive: boolean,
  onArrival: ((message: Message) => void) | undefined,
): [OpenConversation, ConversationActions] {
  const { clientId } = parties;
  const own = ownSide(parties);
  const [state, dispatch, latest] = useLatestReducer(conversationReducer, newConversation);
  const knownPositions = useCallback(() => latest().readPositions, [latest]);
  const { markRead, markUnread, retry } = useReadMarker(own, knownPositions, dispatch);
  const { received, ...shownHistory } = useMemo(
    () => createShownHistory(clientId, latest, dispatch),
    [clientId, latest, dispatch],
  );
  const following = useFollowing({ clientId, own }, (event) => {
    if (event.type === 'received') received(event.messages);
    const isFromPeer = (message: Message) => sideOf(message, clientId) !== own;
    const arrival = arrivalsOf(event, latest()).findLast(isFromPeer);
    dispatch(event);
    // Notifications tell only what the other side has written.
    if (deletedIn(event).some(isFromPeer)) closeNotifications([clientId]);
    if (arrival !== undefined) onArrival?.(arrival);
    if (event.type !== 'connected') return;
    outbox.wake();
    retry();
  });
  const { outgoing, isWaiting, upload } = useOutgoing(outbox, clientId, following.answered);
  const { unread, areFirst } = useUnreadMessages(state.history, state.readPositions, clientId, own);
  useDivider(unread, isAttentive, dispatch);
  const isRead = state.history.step === 'ready' && areFirst && unread.length === 0;
  useEffect(() => {
    if (isRead) closeNotifications([clientId]);
  }, [isRead, clientId]);

  const add = async (message: Outgoing) => {
    await outbox.add(message);
    void shownHistory.showEnd();
  };
  const change = async (changing: Promise<Result<Message, ChangeFailure>>) => {
    const result = await changing;
    if (result.ok) following.answered([result.value]);
    return result;
  };
  const follow = useCallback(
    (isFollowing: boolean) => dispatch({ type: 'following', isFollowing }),
    [dispatch],
  );
  const actions: ConversationActions = {
    ...shownHistory,
    markRead,
    markUnread,
    follow,
    typed: following.typed,
    send: (typed, answered) => add(newMessage(parties, typed, answered)),
    sendAttachment: (attachment, caption, answered) =>
      add(newAttachment(parties, attachment, caption, answered)),
    correct: ({ id }, typed) => change(correctMessage(id, sendable(typed))),
    takeBack: ({ id }) => change(takeBackMessage(id)),
    resend: (message) => void outbox.resend(message).then(shownHistory.showEnd),
    // It may have been stored already without this tab knowing.
    discard: ({ id }) => void outbox.discard(id).then(following.read),
    reload: () => {
      dispatch({ type: 'loading' });
      following.restart();
    },
  };
  const unsent = unsentMessages(state.history, outgoing);
  return [{ ...state, unread, areFirst, unsent, isWaiting, upload }, actions];
}

/** The new messages in an event. */
function arrivalsOf(event: ConversationEvent, { history }: Conversation): readonly Message[] {
  if (event.type !== 'received' || history.step !== 'ready') return [];
  return event.messages.filter(
    ({ number, message_type }) => number > history.newest && message_type !== 'deleted',
  );
}

const deletedIn = (event: ConversationEvent): readonly Message[] =>
  event.type === 'received' ? event.messages.filter(({ message_type }) => message_type === 'deleted') : [];

/** Messages that arrive while nobody is looking get a divider above them. */
function useDivider(
  unread: readonly Message[],
  isAttentive: boolean,
  dispatch: (event: ConversationEvent) => void,
) {
  const first = unread[0]?.number;
  useEffect(() => {
    if (!isAttentive && first !== undefined) dispatch({ type: 'divided', divider: first });
  }, [isAttentive, first, dispatch]);
}
