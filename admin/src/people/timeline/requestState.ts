import { formatDate } from '@vitrina/shared/dates.ts';
import { requestStates as states } from '@vitrina/shared/requests/text.ts';
import type { TimelineEntry } from '../../providers/timeline.ts';

/** The state of a request in the words of the chat, and whether that is good or bad for the studio. */
export function requestState({ state, at, answer }: Pick<TimelineEntry, 'state' | 'at' | 'answer'>): {
  words: string;
  tone?: 'good' | 'bad';
} {
  switch (state) {
    case 'accepted':
      return { words: states.accepted(formatDate(at), answer ?? ''), tone: 'good' };
    case 'approved':
    case 'done':
      return { words: states[state](formatDate(at)), tone: 'good' };
    case 'changes':
      return { words: states.changes(formatDate(at)), tone: 'bad' };
    case 'declined':
      return { words: states.declined, tone: 'bad' };
    case 'expired':
      return { words: states.expired(formatDate(at)) };
    case 'withdrawn':
    case 'replaced':
      return { words: states[state] };
    default:
      return { words: states.open };
  }
}
