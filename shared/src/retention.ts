/** How long the inbox keeps what has been read; what nobody has read stays. /privacy-policy promises it, SQL does it. */
export const KEEP_READ_MONTHS = 12;

/** How long the inbox's bin can be taken back from. */
export const KEEP_BINNED_DAYS = 30;

/** When a row that came at `timestamp` and has been read is deleted by itself. */
export function keptUntil(timestamp: string): string {
  const date = new Date(timestamp);
  date.setUTCMonth(date.getUTCMonth() + KEEP_READ_MONTHS);
  return date.toISOString();
}

/** When a row that has been in the bin since `timestamp` is deleted for good. */
export function binnedUntil(timestamp: string): string {
  const date = new Date(timestamp);
  date.setUTCDate(date.getUTCDate() + KEEP_BINNED_DAYS);
  return date.toISOString();
}
