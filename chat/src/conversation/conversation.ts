import type { Message } from '../api/messages.ts';
import type { Outgoing } from './outbox.ts';

/** What one conversation shows. */
export interface Conversation {
  history: History;
  /** Written here and not yet stored, in the order of writing. */
  outgoing: readonly Outgoing[];
  /** Whether the table could be read the last time. */
  isConnected: boolean;
}

export type History =
  | { step: 'loading' }
  | { step: 'failed' }
  | { step: 'ready'; messages: readonly Message[]; older: Older };

/** Whether there is something above the first message shown, and how reading it goes. */
export type Older = 'none' | 'available' | 'loading' | 'failed';

export type ConversationEvent =
  | { type: 'loading' }
  | { type: 'loaded'; messages: readonly Message[]; hasOlder: boolean }
  | { type: 'load-failed' }
  | { type: 'received'; messages: readonly Message[] }
  | { type: 'older-loading' }
  | { type: 'older-loaded'; messages: readonly Message[]; hasOlder: boolean }
  | { type: 'older-failed' }
  | { type: 'outbox-changed'; outgoing: readonly Outgoing[] }
  | { type: 'connected' }
  | { type: 'disconnected' };

export const newConversation: Conversation = {
  history: { step: 'loading' },
  outgoing: [],
  isConnected: true,
};

/** The rules of a conversation. Reading, sending and listening stand elsewhere; they only report here. */
export function conversation(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'loading':
      return { ...state, history: { step: 'loading' } };
    case 'loaded':
      return {
        ...state,
        history: {
          step: 'ready',
          messages: inOrder(event.messages),
          older: event.hasOlder ? 'available' : 'none',
        },
      };
    case 'load-failed':
      return { ...state, history: { step: 'failed' } };
    case 'received':
      return withHistory(state, (history) => ({
        ...history,
        messages: merge(history.messages, event.messages),
      }));
    case 'older-loading':
      return withHistory(state, (history) => ({ ...history, older: 'loading' }));
    case 'older-loaded':
      return withHistory(state, ({ messages }) => ({
        step: 'ready',
        messages: merge(messages, event.messages),
        older: event.hasOlder ? 'available' : 'none',
      }));
    case 'older-failed':
      return withHistory(state, (history) => ({ ...history, older: 'failed' }));
    case 'outbox-changed':
      return { ...state, outgoing: event.outgoing };
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

/** Before the history is there, nothing can be added to it: the first read brings everything. */
function withHistory(
  state: Conversation,
  change: (history: Extract<History, { step: 'ready' }>) => History,
): Conversation {
  return state.history.step === 'ready' ? { ...state, history: change(state.history) } : state;
}

/** The same row can arrive from the send, the channel and the table: the id decides. */
function merge(known: readonly Message[], arrived: readonly Message[]): readonly Message[] {
  const byId = new Map([...known, ...arrived].map((message) => [message.id, message]));
  return byId.size === known.length ? known : inOrder([...byId.values()]);
}

/** The server's clock decides. Its timestamps are all written in UTC alike, so they compare as text. */
function inOrder(messages: readonly Message[]): readonly Message[] {
  return messages.toSorted((a, b) => compare(a.timestamp, b.timestamp) || compare(a.id, b.id));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
