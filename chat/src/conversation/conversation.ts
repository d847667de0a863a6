import type { Message } from '../api/messages.ts';
import type { Reads } from '../api/reads.ts';
import { later } from './cursors.ts';
import {
  type History,
  type MoreMessages,
  newHistory,
  type Side,
  withMore,
  withNews,
  withReading,
} from './history.ts';
import type { Outgoing } from './outbox.ts';

/** What one conversation shows. */
export interface Conversation {
  history: { step: 'loading' } | { step: 'failed' } | ({ step: 'ready' } & History);
  /** Written here and not yet stored, in the order of writing. */
  outgoing: readonly Outgoing[];
  /** Whether the table could be read the last time. */
  isConnected: boolean;
  /** How far both sides have read; undefined until that is known. */
  reads: Reads | undefined;
  peer: Peer;
}

/** What is known at the moment of the other side. */
export interface Peer {
  isOnline: boolean;
  isTyping: boolean;
}

export type ConversationEvent =
  | { type: 'loading' }
  | { type: 'loaded'; messages: readonly Message[]; hasOlder: boolean; hasNewer?: boolean }
  | { type: 'load-failed' }
  | { type: 'received'; messages: readonly Message[] }
  | { type: 'more-loading'; side: Side }
  | ({ type: 'more-loaded' } & MoreMessages)
  | { type: 'more-failed'; side: Side }
  | { type: 'outbox-changed'; outgoing: readonly Outgoing[] }
  | { type: 'reads'; reads: Reads }
  | ({ type: 'peer' } & Partial<Peer>)
  | { type: 'connected' }
  | { type: 'disconnected' };

export const newConversation: Conversation = {
  history: { step: 'loading' },
  outgoing: [],
  isConnected: true,
  reads: undefined,
  peer: { isOnline: false, isTyping: false },
};

/** The rules of a conversation. Reading, sending and listening stand elsewhere; they only report here. */
export function conversation(state: Conversation, event: ConversationEvent): Conversation {
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
    case 'more-loading':
      return changeHistory(state, (history) => withReading(history, event.side, 'loading'));
    case 'more-loaded':
      return changeHistory(state, (history) => withMore(history, event));
    case 'more-failed':
      return changeHistory(state, (history) => withReading(history, event.side, 'failed'));
    case 'outbox-changed':
      return { ...state, outgoing: event.outgoing };
    case 'reads':
      return withReads(state, event.reads);
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

/** What still waits: an own message can come back through the channel before the outbox hears that it was stored. */
export function unsentMessages({ history, outgoing }: Conversation): readonly Outgoing[] {
  if (history.step !== 'ready') return outgoing;
  const stored = new Set(history.messages.map((message) => message.id));
  return outgoing.filter((message) => !stored.has(message.id));
}

/** Nobody unreads anything: an answer that was overtaken changes nothing. */
function withReads(state: Conversation, { client, studio }: Reads): Conversation {
  const reads: Reads = {
    ...state.reads,
    ...(client && { client: later(client, state.reads?.client) ?? client }),
    ...(studio && { studio: later(studio, state.reads?.studio) ?? studio }),
  };
  const isSame =
    state.reads !== undefined &&
    reads.client?.id === state.reads.client?.id &&
    reads.studio?.id === state.reads.studio?.id;
  return isSame ? state : { ...state, reads };
}

/** Before the history is there, nothing can be added to it: the first read brings everything. */
function changeHistory(state: Conversation, change: (history: History) => History): Conversation {
  if (state.history.step !== 'ready') return state;
  const changed = change(state.history);
  return changed === state.history ? state : { ...state, history: { step: 'ready', ...changed } };
}
