import type { Message } from '../api/messages.ts';
import type { Party, ReadPositions } from '../api/readPositions.ts';
import {
  type History,
  later,
  type MoreMessages,
  newHistory,
  type Side,
  withEdge,
  withMore,
  withNews,
  withStored,
} from './history/history.ts';

/** Who takes part in a conversation, as seen from this device. */
export interface Parties {
  clientId: string;
  /** Of every message written here. */
  senderId: string;
  receiverId: string;
}

/** What one conversation shows, besides what is still in the outbox. */
export interface Conversation {
  history: HistoryState;
  isConnected: boolean;
  /** How far both sides have read; undefined until that is known. */
  readPositions: ReadPositions | undefined;
  peer: Peer;
}

export type HistoryState = { step: 'loading' } | { step: 'failed' } | ({ step: 'ready' } & History);

export interface Peer {
  isOnline: boolean;
  isTyping: boolean;
}

export type ConversationEvent =
  | { type: 'loading' }
  | { type: 'loaded'; messages: readonly Message[]; hasOlder: boolean; hasNewer?: boolean }
  | { type: 'load-failed' }
  /** Read on from `readTo`. */
  | { type: 'received'; messages: readonly Message[] }
  /** Sent from this device. */
  | { type: 'stored'; message: Message }
  | { type: 'more-loading'; side: Side }
  | ({ type: 'more-loaded' } & MoreMessages)
  | { type: 'more-failed'; side: Side }
  | { type: 'read-positions'; positions: ReadPositions }
  | ({ type: 'peer' } & Partial<Peer>)
  | { type: 'connected' }
  | { type: 'disconnected' };

export const newConversation: Conversation = {
  history: { step: 'loading' },
  isConnected: true,
  readPositions: undefined,
  peer: { isOnline: false, isTyping: false },
};

/** The rules of a conversation. Whatever reads, sends and listens only reports here. */
export function conversationReducer(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'loading':
      return { ...state, history: { step: 'loading' } };
    case 'loaded': {
      const known = state.history.step === 'ready' ? state.history : undefined;
      return { ...state, history: { step: 'ready', ...newHistory(event, known) } };
    }
    case 'load-failed':
      return { ...state, history: { step: 'failed' } };
    case 'received':
      return changeHistory(state, (history) => withNews(history, event.messages));
    case 'stored':
      return changeHistory(state, (history) => withStored(history, event.message));
    case 'more-loading':
      return changeHistory(state, (history) => withEdge(history, event.side, 'loading'));
    case 'more-loaded':
      return changeHistory(state, (history) => withMore(history, event));
    case 'more-failed':
      return changeHistory(state, (history) => withEdge(history, event.side, 'failed'));
    case 'read-positions':
      return withReadPositions(state, event.positions);
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

export function isShown(history: HistoryState, messageId: string): boolean {
  return history.step === 'ready' && history.messages.some(({ id }) => id === messageId);
}

/** A stored message is in the history a moment before it leaves the outbox. */
export function unsentMessages<Outgoing extends { id: string }>(
  history: HistoryState,
  outgoing: readonly Outgoing[],
): readonly Outgoing[] {
  if (history.step !== 'ready') return outgoing;
  const stored = new Set(history.messages.map(({ id }) => id));
  return outgoing.filter(({ id }) => !stored.has(id));
}

export function ownSide({ clientId, senderId }: Pick<Parties, 'clientId' | 'senderId'>): Party {
  return senderId === clientId ? 'client' : 'studio';
}

/** Whether a message is from this side. The studio speaks with one voice, whichever of its people wrote. */
export function isOwn(
  { sender_id }: { sender_id: string },
  parties: Pick<Parties, 'clientId' | 'senderId'>,
): boolean {
  return (sender_id === parties.clientId) === (ownSide(parties) === 'client');
}

/** Positions only move forward, in whichever order the answers arrive. */
function withReadPositions(state: Conversation, { client, studio }: ReadPositions): Conversation {
  const known = state.readPositions;
  const positions: ReadPositions = {
    ...known,
    ...(client && { client: later(client, known?.client) ?? client }),
    ...(studio && { studio: later(studio, known?.studio) ?? studio }),
  };
  const isSame =
    known !== undefined &&
    positions.client?.id === known.client?.id &&
    positions.studio?.id === known.studio?.id;
  return isSame ? state : { ...state, readPositions: positions };
}

/** Until the history is there, nothing can be added to it: the first read brings everything. */
function changeHistory(state: Conversation, change: (history: History) => History): Conversation {
  if (state.history.step !== 'ready') return state;
  const changed = change(state.history);
  return changed === state.history ? state : { ...state, history: { step: 'ready', ...changed } };
}
