import { hoursLabel, type OpeningTimes } from '@vitrina/shared/openingHours.ts';
import { text } from './text.ts';

/** What a column holds, for reading. */
export function valueInWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (!Array.isArray(value)) return String(value ?? '');
  if (isHours(value)) return hoursLabel({ hours: value, closed_days: [] });
  // What is longer than a word stands in lines of its own.
  return value.map(itemInWords).join(value.some((item) => itemInWords(item).includes(' ')) ? '\n' : ', ');
}

const itemInWords = (item: unknown) =>
  typeof item === 'object' && item !== null ? Object.values(item).join(' ') : String(item);

const isHours = (value: unknown[]): value is OpeningTimes['hours'][number][] =>
  value.some((day) => typeof day === 'object' && day !== null && 'opens' in day);
