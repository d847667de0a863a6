/** The studio and its clients read the clock of Sofia, wherever the browser or the build machine stands. */
const timeZone = 'Europe/Sofia';

const longDate = new Intl.DateTimeFormat('bg-BG', { dateStyle: 'long', timeZone });
const shortDate = new Intl.DateTimeFormat('bg-BG', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone,
});
const clock = new Intl.DateTimeFormat('bg-BG', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone,
});

/** „20 ноември 2026 г., 09:41“ from an ISO timestamp. */
export function formatDateTime(timestamp: string): string {
  return `${formatDate(timestamp)}, ${formatClock(timestamp)}`;
}

/** „20 ноември 2026 г.“ */
export function formatDate(timestamp: string): string {
  return withBoundYear(longDate.format(new Date(timestamp)));
}

/** „20.11.2026 г.“ */
export function formatShortDate(timestamp: string): string {
  return withBoundYear(shortDate.format(new Date(timestamp)));
}

/** „20.11.2026 09:41“, for what is one of many. */
export function formatTimestamp(timestamp: string): string {
  return `${shortDate
    .format(new Date(timestamp))
    .replace(/[^\d.]/g, '')
    .replace(/\.$/, '')} ${formatClock(timestamp)}`;
}

/** „2026-11-20“, for the names of files. */
export function dayOf(timestamp: string): string {
  // Swedes write dates like ISO 8601.
  return new Date(timestamp).toLocaleDateString('sv-SE', { timeZone });
}

/** „09:41“. bg-BG adds „ ч.“ to a time; the product shows hours and minutes alone. */
export function formatClock(timestamp: string): string {
  return clock.format(new Date(timestamp)).replace(/[^\d:]/g, '');
}

/**
 * When Sofia's clocks show a time such as "2026-11-27T09:00": undefined for an hour that they pass over, the second moment of one
 * that they show twice.
 */
export function momentInSofia(local: string): Date | undefined {
  const asUtc = Date.parse(`${local}Z`);
  return [WINTER_HOURS, SUMMER_HOURS]
    .map((ahead) => new Date(asUtc - ahead * 3_600_000))
    .find((moment) => moment.toLocaleString('sv-SE', { timeZone }).startsWith(local.replace('T', ' ')));
}

/** How far Sofia's clocks are ahead of UTC. */
const WINTER_HOURS = 2;
const SUMMER_HOURS = 3;

function withBoundYear(date: string): string {
  // The abbreviation for the year must not start a line.
  return date.replace(/\s(?=\S+$)/, '\u00a0');
}
