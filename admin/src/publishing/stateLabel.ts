import { formatClock, formatShortDate, formatTimestamp } from '@vitrina/shared/dates.ts';
import type { PublishState } from './publishState.ts';
import { text } from './text.ts';

/** The state in a few words: „На живо в 14:32“, with the day where it was another one. */
export function stateLabel(state: PublishState): string {
  switch (state.step) {
    case 'waiting':
      return text.waiting;
    case 'running':
      return text.running;
    case 'live':
      return isToday(state.since)
        ? text.liveAt(formatClock(state.since))
        : text.liveSince(formatTimestamp(state.since));
    case 'failed':
      return text.failed;
    case 'unknown':
      return text.live;
  }
}

const isToday = (timestamp: string) =>
  formatShortDate(timestamp) === formatShortDate(new Date().toISOString());
