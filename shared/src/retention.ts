/**
 * How long the inbox keeps what has been read; what nobody has read is kept. /privacy-policy promises it, the
 * database does it.
 */
export const KEEP_READ_MONTHS = 12;

/** How long a deleted submission can be restored. */
export const KEEP_BINNED_DAYS = 30;

/** When a row received at `timestamp` is deleted automatically if it has been read. */
export function keptUntil(timestamp: string): string {
  const date = new Date(timestamp);
  date.setUTCMonth(date.getUTCMonth() + KEEP_READ_MONTHS);
  return date.toISOString();
}

/** When a row deleted at `timestamp` is removed permanently. */
export function binnedUntil(timestamp: string): string {
  const date = new Date(timestamp);
  date.setUTCDate(date.getUTCDate() + KEEP_BINNED_DAYS);
  return date.toISOString();
}
