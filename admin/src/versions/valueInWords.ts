import { hoursLabel, type OpeningTimes } from '@vitrina/shared/openingHours.ts';
import { text } from './text.ts';

/** The value of a column as readable text; `between` separates the items of a list. */
export function valueInWords(value: unknown, between = ', '): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (!Array.isArray(value)) return String(value ?? '');
  if (isHours(value)) return hoursLabel({ hours: value, closed_days: [] });
  return value.map(itemInWords).join(between);
}

const itemInWords = (item: unknown) =>
  typeof item === 'object' && item !== null ? Object.values(item).join(' ') : String(item);

const isHours = (value: unknown[]): value is OpeningTimes['hours'][number][] =>
  value.some((day) => typeof day === 'object' && day !== null && 'opens' in day);
