import { type Kept, keptUntil } from '@vitrina/shared/retention.ts';
import { text } from './text.ts';

/** Until when a row is kept. The clean-up runs once a day. */
export function endInWords(row: Kept, format: (timestamp: string) => string): string | undefined {
  const end = keptUntil(row);
  return end && (Date.parse(end) < Date.now() ? text.tomorrowAtLatest : format(end));
}
