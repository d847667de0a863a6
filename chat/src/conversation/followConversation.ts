import { joinConversation } from '../api/conversationChannel.ts';
import { fetchReadPositions, type Party } from '../api/readPositions.ts';
import { oneAtATime } from '../oneAtATime.ts';
import { type ConversationEvent, type HistoryState, isShown } from './conversation.ts';
import { createMessageReader } from './history/createMessageReader.ts';
import { startCatchUp } from './history/startCatchUp.ts';
import { createTyping } from './presence/typing.ts';

interface Followed {
  clientId: string;
  own: Party;
  currentHistory: () => HistoryState;
  /** Whether this device is sending the message. */
  isOnItsWay: (messageId: string) => boolean;
}

export interface Following {
  /** Reads what is missing, from the beginning if nothing could be read yet. */
  read: () => void;
  /** Something is being typed here. */
  typed: () => void;
  /** What was typed here was sent. */
  sent: () => void;
  stop: () => void;
}

/** Keeps a conversation up to date. The channel only hints that there is something to read in the tables. */
export function followConversation(
  { clientId, own, currentHistory, isOnItsWay }: Followed,
  report: (event: ConversationEvent) => void,
): Following {
  let isStopped = false;
  const messages = createMessageReader(clientId, currentHistory, report);
  const readPositions = oneAtATime(async () => {
    const positions = await fetchReadPositions(clientId);
    if (positions.ok && !isStopped) report({ type: 'read-positions', positions: positions.value });
  });
  const read = () => {
    messages.read();
    readPositions();
  };

  const typing = createTyping(
    () => channel.sendTyping(),
    (isTyping) => report({ type: 'peer', isTyping }),
  );
  const catchUp = startCatchUp(read, messages.isComplete);
  const channel = joinConversation(clientId, own, {
    message: ({ id, isPeer }) => {
      if (isPeer) typing.ended();
      const history = currentHistory();
      // What is sent from here comes with the answer to the sending, once there is a history to add it to.
      const isOwnNews = history.step === 'ready' && (isShown(history, id) || isOnItsWay(id));
      if (!isOwnNews) messages.read();
    },
    read: readPositions,
    typing: typing.heard,
    presence: (isOnline) => report({ type: 'peer', isOnline }),
    connect: catchUp.channelOpened,
    disconnect: () => {
      typing.ended();
      catchUp.channelClosed();
    },
  });

  return {
    read,
    typed: typing.typed,
    sent: typing.sent,
    stop: () => {
      isStopped = true;
      messages.stop();
      catchUp.stop();
      typing.stop();
      channel.leave();
    },
  };
}
