/** What the clock says of the shop: open, closed, or the day on which even the cat sleeps. */
export type ShopState = 'open' | 'closed' | 'sunday';

/** When the shop opens and closes on a day, „09:00“ and „18:00“; nothing where it rests. */
export type DayTimes = readonly [opens: string, closes: string] | readonly [];

/**
 * By Sofia's clock. `week` begins with Sunday, `rest` are days such as „2026-12-24“ on which it stays closed. It is written
 * into each page's head as text, so it is short and uses nothing from outside.
 */
export function shopState(now: Date, week: readonly DayTimes[], rest: readonly string[]): ShopState {
  // Swedes write dates like ISO 8601.
  const [day = '', clock = ''] = now.toLocaleString('sv', { timeZone: 'Europe/Sofia' }).split(' ');
  const weekday = new Date(day).getUTCDay();
  const [opens, closes] = week[weekday] ?? [];
  if (opens && closes && clock >= opens && clock < closes && !rest.includes(day)) return 'open';
  return weekday || opens ? 'closed' : 'sunday';
}
