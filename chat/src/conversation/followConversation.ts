import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { joinConversation } from '../api/conversationChannel.ts';
import type { Party } from '../api/readPositions.ts';
import { type Conversation, type ConversationEvent, isShown } from './conversation.ts';
import { startReading } from './history/startReading.ts';
import { createTyping } from './presence/typing.ts';

interface Followed {
  clientId: string;
  own: Party;
  /** What is shown at this moment. */
  latest: () => Conversation;
  /** Whether this device is sending the message. */
  isOnItsWay: (messageId: string) => boolean;
}

export interface Following {
  /** Reads what is missing, from the beginning if nothing could be read yet. */
  read: () => void;
  /** Something is being typed here. */
  typed: () => void;
  stop: () => void;
}

/** Keeps a conversation up to date. The channel only hints that there is something to read in the tables. */
export function followConversation(
  { clientId, own, latest, isOnItsWay }: Followed,
  report: (event: ConversationEvent) => void,
): Following {
  const typing = createTyping(
    () => channel.sendTyping(),
    (isTyping) => report({ type: 'peer', isTyping }),
  );
  const reading = startReading(clientId, () => latest().history, report);
  const channel = joinConversation(clientId, own, {
    message: ({ id, isPeer }) => {
      if (isPeer) typing.ended();
      else typing.sent();
      const { history } = latest();
      // What is sent from here comes with the answer to the sending, once there is a history to add it to.
      const isOwnNews = history.step === 'ready' && (isShown(history, id) || isOnItsWay(id));
      if (!isOwnNews) reading.readMessages();
    },
    read: reading.readPositions,
    typing: typing.heard,
    presence: (isOnline) => report({ type: 'peer', isOnline }),
    connect: reading.channelOpened,
    disconnect: () => {
      typing.ended();
      reading.channelClosed();
    },
  });

  return {
    read: reading.read,
    typed: typing.typed,
    stop: () => {
      reading.stop();
      typing.stop();
      channel.leave();
    },
  };
}

/** Follows a conversation as long as it is open. */
export function useFollowing(
  { clientId, own, latest, isOnItsWay }: Followed,
  onEvent: (event: ConversationEvent) => void,
): Omit<Following, 'stop'> {
  const following = useRef<Following>(undefined);
  const report = useEffectEvent(onEvent);

  useEffect(() => {
    const followed = followConversation({ clientId, own, latest, isOnItsWay }, (event) => report(event));
    following.current = followed;
    return followed.stop;
  }, [clientId, own, latest, isOnItsWay]);

  return useMemo(
    () => ({
      read: () => following.current?.read(),
      typed: () => following.current?.typed(),
    }),
    [],
  );
}
