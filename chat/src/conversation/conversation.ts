import type { Message } from '../api/messages.ts';
import type { Party, ReadPosition, ReadPositions } from '../api/readPositions.ts';
import {
  type History,
  type MoreMessages,
  newHistory,
  type WindowEnd,
  withEdge,
  withMore,
  withRows,
} from './history/history.ts';

/** Who takes part in a conversation, as seen from this device. */
export interface Parties {
  clientId: string;
  /** The sender of every message written here. */
  senderId: string;
  /** Missing for a client: the server sets it. */
  receiverId?: string;
}

/** What a conversation shows, apart from the messages in the outbox. */
export interface Conversation {
  history: HistoryState;
  isConnected: boolean;
  /** How far both sides have read; undefined until it is known. */
  readPositions: ReadPositions | undefined;
  /** The number of the first message below the “unread” divider; kept while the conversation is open. */
  divider: number | undefined;
  /** Whether the reader is at the end, where new messages appear. */
  isFollowing: boolean;
  peer: Peer;
}

export type HistoryState = { step: 'loading' } | { step: 'failed' } | ({ step: 'ready' } & History);

export interface Peer {
  isOnline: boolean;
  isTyping: boolean;
}

interface WhileReading {
  /** Rows that have arrived since the read began: what was read may be older. */
  meanwhile?: readonly Message[];
}

export type ConversationEvent =
  | { type: 'loading' }
  | ({
      type: 'loaded';
      messages: readonly Message[];
      hasOlder: boolean;
      hasNewer?: boolean;
      newest?: number;
      divider?: number | undefined;
    } & WhileReading)
  | { type: 'load-failed' }
  /** New or changed rows, from any source. */
  | { type: 'received'; messages: readonly Message[] }
  | ({ type: 'more-loading' } & WindowEnd)
  | ({ type: 'more-loaded' } & MoreMessages & WhileReading)
  | ({ type: 'more-failed' } & WindowEnd)
  | { type: 'read-positions'; positions: ReadPositions }
  | { type: 'divided'; divider: number }
  | { type: 'following'; isFollowing: boolean }
  | ({ type: 'peer' } & Partial<Peer>)
  | { type: 'connected' }
  | { type: 'disconnected' };

export const newConversation: Conversation = {
  history: { step: 'loading' },
  isConnected: true,
  readPositions: undefined,
  divider: undefined,
  isFollowing: true,
  peer: { isOnline: false, isTyping: false },
};

/** The rules of a conversation. Everything that reads, sends and listens reports events to this reducer. */
export function conversationReducer(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'loading':
      return { ...state, history: { step: 'loading' } };
    case 'loaded': {
      const known = state.history.step === 'ready' ? state.history.newest : 0;
      const newest = Math.max(known, event.newest ?? 0);
      const divider = event.divider ?? state.divider;
      const history = withRows(newHistory(event, newest), event.meanwhile ?? [], state.isFollowing);
      return { ...state, divider, history: { step: 'ready', ...history } };
    }
    case 'load-failed':
      return { ...state, history: { step: 'failed' } };
    case 'received':
      return changeHistory(state, (history) => withRows(history, event.messages, state.isFollowing));
    case 'more-loading':
      return changeHistory(state, (history) => withEdge(history, event, 'loading'));
    case 'more-loaded':
      return changeHistory(state, (history) =>
        withRows(withMore(history, event), event.meanwhile ?? [], state.isFollowing),
      );
    case 'more-failed':
      return changeHistory(state, (history) => withEdge(history, event, 'failed'));
    case 'read-positions':
      return withReadPositions(state, event.positions);
    case 'divided':
      return state.divider === event.divider ? state : { ...state, divider: event.divider };
    case 'following':
      return state.isFollowing === event.isFollowing ? state : { ...state, isFollowing: event.isFollowing };
    case 'peer': {
      const { isOnline = state.peer.isOnline, isTyping = state.peer.isTyping } = event;
      const isSame = isOnline === state.peer.isOnline && isTyping === state.peer.isTyping;
      return isSame ? state : { ...state, peer: { isOnline, isTyping } };
    }
    case 'connected':
      return state.isConnected ? state : { ...state, isConnected: true };
    case 'disconnected':
      return state.isConnected ? { ...state, isConnected: false } : state;
  }
}

export function isShown(history: HistoryState, number: number): boolean {
  return history.step === 'ready' && history.messages.some((message) => message.number === number);
}

/** For a moment, a stored message is both in the history and in the outbox; it is shown only once. */
export function unsentMessages<Outgoing extends { id: string }>(
  history: HistoryState,
  outgoing: readonly Outgoing[],
): readonly Outgoing[] {
  if (history.step !== 'ready' || outgoing.length === 0) return outgoing;
  const stored = new Set(history.messages.map(({ id }) => id));
  return outgoing.filter(({ id }) => !stored.has(id));
}

export function ownSide({ clientId, senderId }: Pick<Parties, 'clientId' | 'senderId'>): Party {
  return sideOf({ sender_id: senderId }, clientId);
}

/** The side that wrote a message. The studio is one side, whichever of its people wrote. */
export function sideOf({ sender_id }: Pick<Message, 'sender_id'>, clientId: string): Party {
  return sender_id === clientId ? 'client' : 'studio';
}

/** The first of these messages, given in order, that one's own side has not read. */
export function firstUnread(
  messages: readonly Message[],
  clientId: string,
  own: Party,
  readTo: number | undefined,
): Message | undefined {
  if (readTo === undefined) return undefined;
  return messages.find((message) => isUnread(message, clientId, own, readTo));
}

export function isUnread(message: Message, clientId: string, own: Party, readTo: number): boolean {
  return message.number > readTo && sideOf(message, clientId) !== own && message.message_type !== 'deleted';
}

/**
 * The later move counts, in whichever order the answers arrive. Of the same move the higher number counts, because
 * what is marked here is ahead of the server's answer.
 */
function withReadPositions(state: Conversation, positions: ReadPositions): Conversation {
  const known = state.readPositions;
  const client = laterPosition(known?.client, positions.client);
  const studio = laterPosition(known?.studio, positions.studio);
  if (known !== undefined && client === known.client && studio === known.studio) return state;
  return { ...state, readPositions: { ...(client && { client }), ...(studio && { studio }) } };
}

function laterPosition(known: ReadPosition | undefined, told: ReadPosition | undefined) {
  if (known === undefined || told === undefined) return told ?? known;
  const isLater =
    told.move === known.move ? told.last_read_number > known.last_read_number : told.move > known.move;
  return isLater ? told : known;
}

/** Until the history is loaded, nothing can be added to it: the first read brings everything. */
function changeHistory(state: Conversation, change: (history: History) => History): Conversation {
  if (state.history.step !== 'ready') return state;
  const changed = change(state.history);
  return changed === state.history ? state : { ...state, history: { step: 'ready', ...changed } };
}
