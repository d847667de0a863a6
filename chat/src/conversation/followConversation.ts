import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { joinConversation } from '../api/conversationChannel.ts';
import type { Party } from '../api/readPositions.ts';
import { type ConversationEvent, sideOf } from './conversation.ts';
import { type Reading, startReading } from './history/startReading.ts';
import { createTyping } from './presence/typing.ts';

interface Followed {
  clientId: string;
  own: Party;
}

export interface Following extends Pick<Reading, 'read' | 'restart' | 'answered' | 'stop'> {
  /** Something is being typed here, or no longer. */
  typed: (isTyping: boolean) => void;
}

/**
 * Keeps a conversation up to date with the rows that arrive over the channel, and by reading the tables when rows may
 * have been lost.
 */
export function followConversation(
  { clientId, own }: Followed,
  report: (event: ConversationEvent) => void,
): Following {
  const typing = createTyping(
    (isTyping) => channel.sendTyping(isTyping),
    (isTyping) => report({ type: 'peer', isTyping }),
  );
  const { stop, ...reading } = startReading(clientId, own, report);
  const channel = joinConversation(clientId, own, {
    message: (row) => {
      if (sideOf(row, clientId) === own) typing.sent();
      else typing.ended();
      reading.arrived(row);
    },
    read: (positions) => report({ type: 'read-positions', positions }),
    typing: typing.heard,
    presence: (isOnline) => {
      if (!isOnline) typing.ended();
      report({ type: 'peer', isOnline });
    },
    connect: reading.channelOpened,
    disconnect: () => {
      typing.ended();
      reading.channelClosed();
    },
  });

  return {
    read: reading.read,
    restart: reading.restart,
    answered: reading.answered,
    typed: (isTyping) => (isTyping ? typing.typed() : typing.erased()),
    stop: () => {
      stop();
      typing.stop();
      channel.leave();
    },
  };
}

/** Follows a conversation while the component is mounted. */
export function useFollowing(
  { clientId, own }: Followed,
  onEvent: (event: ConversationEvent) => void,
): Omit<Following, 'stop'> {
  const following = useRef<Following>(undefined);
  const report = useEffectEvent(onEvent);

  useEffect(() => {
    const followed = followConversation({ clientId, own }, (event) => report(event));
    following.current = followed;
    return followed.stop;
  }, [clientId, own]);

  return useMemo(
    () => ({
      read: () => following.current?.read(),
      restart: () => following.current?.restart(),
      answered: (rows) => following.current?.answered(rows),
      typed: (isTyping) => following.current?.typed(isTyping),
    }),
    [],
  );
}
