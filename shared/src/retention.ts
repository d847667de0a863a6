/**
 * How long the inbox keeps what has been read; what nobody has read is kept. /privacy-policy promises it, the
 * database does it.
 */
export const KEEP_READ_MONTHS = 12;

/** How long a deleted submission can be restored at most. */
export const KEEP_BINNED_DAYS = 30;

/** A row of the inbox, as far as it decides how long it is kept. */
export interface Kept {
  created_at: string;
  read: boolean;
  deleted_at: string | null;
}

/** When a row is deleted automatically; undefined for one that nobody has read or put into the bin. */
export function keptUntil({ created_at, read, deleted_at }: Kept): string | undefined {
  // The bin keeps nothing for longer than the inbox would.
  const ends: string[] = [];
  if (read) ends.push(later(created_at, KEEP_READ_MONTHS, 0));
  if (deleted_at) ends.push(later(deleted_at, 0, KEEP_BINNED_DAYS));
  return ends.sort()[0];
}

function later(timestamp: string, months: number, days: number): string {
  const date = new Date(timestamp);
  date.setUTCMonth(date.getUTCMonth() + months, date.getUTCDate() + days);
  return date.toISOString();
}
