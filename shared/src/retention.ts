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
  if (read) ends.push(monthsLater(created_at, KEEP_READ_MONTHS));
  if (deleted_at) ends.push(daysLater(deleted_at, KEEP_BINNED_DAYS));
  return ends.sort()[0];
}

function monthsLater(timestamp: string, count: number): string {
  const date = new Date(timestamp);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString();
}

function daysLater(timestamp: string, count: number): string {
  const date = new Date(timestamp);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString();
}
