import { useCallback, useRef, useState } from 'react';
import type { Message } from '../api/messages.ts';
import type { Picture } from '../pictures/preparePicture.ts';
import {
  type Conversation,
  conversationReducer,
  newConversation,
  ownSide,
  type Parties,
  unsentMessages,
} from './conversation.ts';
import { useFollowing } from './followConversation.ts';
import { useReadMarker } from './history/useReadMarker.ts';
import { type ShownHistory, useShownHistory } from './history/useShownHistory.ts';
import { newMessage, newPicture, type Outgoing } from './sending/newMessage.ts';
import type { Outbox, Upload } from './sending/outbox.ts';
import { useOutgoing } from './sending/useOutbox.ts';

export interface OpenConversation extends Conversation {
  unsent: readonly Outgoing[];
  upload: Upload | undefined;
}

export interface ConversationActions extends ShownHistory {
  /** @throws when the device cannot keep the message: then nothing was sent */
  send: (typed: string) => Promise<void>;
  /** @throws as `send` does */
  sendPicture: (picture: Picture) => Promise<void>;
  resend: (message: Outgoing) => void;
  discard: (message: Outgoing) => void;
  reload: () => void;
  /** Tells the other side that something is being typed. */
  typed: () => void;
  /** Everything up to this message was seen. */
  markRead: (message: Message) => void;
}

export function useConversation(
  parties: Parties,
  outbox: Outbox,
  onArrival: (messages: readonly Message[]) => void,
): [OpenConversation, ConversationActions] {
  const { clientId } = parties;
  const own = ownSide(parties);
  const [state, dispatch, latest] = useLatestReducer(conversationReducer, newConversation);
  const { outgoing, upload } = useOutgoing(outbox, clientId, dispatch);
  const { markRead, retry } = useReadMarker(own, dispatch);
  const shownHistory = useShownHistory(clientId, state.history, dispatch);
  const following = useFollowing({ clientId, own, latest, isOnItsWay: outbox.has }, (event) => {
    dispatch(event);
    if (event.type === 'received') onArrival(event.messages);
    if (event.type !== 'connected') return;
    outbox.wake();
    retry();
  });

  const add = async (message: Outgoing) => {
    await outbox.add(message);
    await shownHistory.showEnd();
  };
  const actions: ConversationActions = {
    ...shownHistory,
    markRead,
    typed: following.typed,
    send: (typed) => add(newMessage(parties, typed)),
    sendPicture: (picture) => add(newPicture(parties, picture)),
    resend: ({ id }) => void outbox.resend(id),
    // It may have been stored already, and the hint that said so was not needed then.
    discard: ({ id }) => void outbox.discard(id).then(following.read),
    reload: () => {
      dispatch({ type: 'loading' });
      following.read();
    },
  };
  return [{ ...state, unsent: unsentMessages(state.history, outgoing), upload }, actions];
}

/**
 * A reducer whose latest state can also be read between two renderings, by what goes on outside of React. A store would
 * do that too, but what it holds cannot be rendered as a transition.
 */
function useLatestReducer<State, Event>(
  reduce: (state: State, event: Event) => State,
  initial: State,
): [State, (event: Event) => void, latest: () => State] {
  const [state, setState] = useState(initial);
  const latest = useRef(initial);
  const dispatch = useCallback(
    (event: Event) => {
      latest.current = reduce(latest.current, event);
      setState(latest.current);
    },
    [reduce],
  );
  const readLatest = useCallback(() => latest.current, []);
  return [state, dispatch, readLatest];
}
