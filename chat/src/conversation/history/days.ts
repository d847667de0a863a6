import { formatDate } from '@vitrina/shared/dates.ts';
import type { Message } from '../../api/messages.ts';

export interface Day {
  /** Such as "20 ноември 2026 г." */
  label: string;
  messages: Message[];
}

export function groupByDay(messages: readonly Message[]): Day[] {
  const days: Day[] = [];
  for (const message of messages) {
    const label = formatDate(message.timestamp);
    const last = days.at(-1);
    if (last?.label === label) last.messages.push(message);
    else days.push({ label, messages: [message] });
  }
  return days;
}
