/** How long the inbox keeps what has been read; what nobody has read stays. /privacy-policy promises it, SQL does it. */
export const KEEP_READ_MONTHS = 12;

/** When a row that came at `timestamp` and has been read is deleted by itself. */
export function keptUntil(timestamp: string): string {
  const date = new Date(timestamp);
  date.setUTCMonth(date.getUTCMonth() + KEEP_READ_MONTHS);
  return date.toISOString();
}
