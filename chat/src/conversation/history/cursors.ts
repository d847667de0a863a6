import type { Cursor } from '../../api/messages.ts';

/** The order of a conversation. The server writes all timestamps in UTC and in one format, so they compare as text. */
export function compareCursors(a: Cursor, b: Cursor): number {
  return compareText(a.timestamp, b.timestamp) || compareText(a.id, b.id);
}

/** Undefined is before everything. */
export function isBefore(a: Cursor | undefined, b: Cursor | undefined): boolean {
  if (a === undefined || b === undefined) return b !== undefined;
  return compareCursors(a, b) < 0;
}

export function later(a: Cursor | undefined, b: Cursor | undefined): Cursor | undefined {
  return isBefore(a, b) ? b : a;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
