/** Times are shown in the time zone of Sofia, wherever the browser or the build machine is. */
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
  return withBoundSpaces(longDate.format(new Date(timestamp)));
}

/** „20.11.2026 г.“ */
export function formatShortDate(timestamp: string): string {
  return withBoundSpaces(shortDate.format(new Date(timestamp)));
}

/** „20.11.2026 09:41“, for lists of times. */
export function formatTimestamp(timestamp: string): string {
  return `${shortDate
    .format(new Date(timestamp))
    .replace(/[^\d.]/g, '')
    .replace(/\.$/, '')} ${formatClock(timestamp)}`;
}

/** „2026-11-20“: the day in Sofia. */
export function dayOf(timestamp: string): string {
  // The Swedish format of dates is that of ISO 8601.
  return new Date(timestamp).toLocaleDateString('sv-SE', { timeZone });
}

/** „09:41“. bg-BG adds „ ч.“ to a time; the product shows only hours and minutes. */
export function formatClock(timestamp: string): string {
  return clock.format(new Date(timestamp)).replace(/[^\d:]/g, '');
}

/** „09:41“, with „20.11.2026 г.“ unless it was today. */
export interface Moment {
  clock: string;
  date?: string;
}

export function momentOf(timestamp: string): Moment {
  const clock = formatClock(timestamp);
  const isToday = dayOf(timestamp) === dayOf(new Date().toISOString());
  return isToday ? { clock } : { clock, date: formatShortDate(timestamp) };
}

/**
 * The moment at which clocks in Sofia show a time such as "2026-11-27T09:00". Undefined for the hour that is skipped
 * in spring; the second moment for an hour that occurs twice in autumn.
 */
export function momentInSofia(local: string): Date | undefined {
  const asUtc = Date.parse(`${local}Z`);
  return [WINTER_HOURS, SUMMER_HOURS]
    .map((ahead) => new Date(asUtc - ahead * 3_600_000))
    .find((moment) => moment.toLocaleString('sv-SE', { timeZone }).startsWith(local.replace('T', ' ')));
}

/** Hours between UTC and the time in Sofia. */
const WINTER_HOURS = 2;
const SUMMER_HOURS = 3;

function withBoundSpaces(date: string): string {
  // A number and what follows it, the month or the abbreviation for “year”, must not be parted by the end of a line.
  return date.replace(/(?<=\d)\s/g, '\u00a0');
}
