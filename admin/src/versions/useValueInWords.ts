import { formatShortDate } from '@vitrina/shared/dates.ts';
import { writtenCents } from '@vitrina/shared/money.ts';
import { hoursLabel, type OpeningTimes } from '@vitrina/shared/openingHours.ts';
import { useWords } from '../ui/useWords.ts';
import { text } from './text.ts';

const AMOUNTS = ['cents', 'cents_to'];

/**
 * Writes the value of a column of the resource around it as its form does, which names choices by `values` in `bg.ts`.
 * `between` separates the items of a list.
 */
export function useValueInWords() {
  const words = useWords();
  return (column: string, value: unknown, between = ', '): string => {
    if (typeof value === 'boolean') return value ? text.yes : text.no;
    if (typeof value === 'number' && AMOUNTS.includes(column)) return writtenCents(value);
    if (!Array.isArray(value)) return words(`values.${column}.${value}`, { _: '' }) || inWords(value);
    if (isHours(value)) return hoursLabel({ hours: value, closed_days: [] });
    return value.map(inWords).join(between);
  };
}

/** The parts of an item, in the order of the form, which the database's JSON does not keep. */
const PARTS = ['question', 'answer', 'name', 'url'];

function inWords(item: unknown): string {
  if (isObject(item)) return PARTS.flatMap((part) => item[part] ?? []).join(' ');
  return isDay(item) ? formatShortDate(item) : String(item ?? '');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

const isHours = (value: unknown[]): value is OpeningTimes['hours'][number][] =>
  value.some((day) => typeof day === 'object' && day !== null && 'opens' in day);
