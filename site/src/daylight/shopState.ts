/** What the clock says of the shop: open, closed, or the day on which even the cat sleeps. */
export type ShopState = 'open' | 'closed' | 'sunday';

/** When the shop opens and closes on a day, „09:00“ and „18:00“; nothing where it rests. */
export type DayTimes = readonly [opens: string, closes: string] | readonly [];

/**
 * By Sofia's clock. `week` begins with Sunday, `rest` are days such as „2026-12-24“ on which it stays closed. It is written
 * into each page's head as text, so it is short and uses nothing from outside; nor `Intl`, which takes a phone a tenth of a
 * second to load before the first paint. Summer time lasts from the last Sunday of March to that of October, from 01:00 UTC
 * (Directive 2000/84/EC).
 */
export function shopState(now: Date, week: readonly DayTimes[], rest: readonly string[]): ShopState {
  const lastSunday = (monthOf31Days: number) => {
    const end = new Date(Date.UTC(now.getUTCFullYear(), monthOf31Days, 31, 1));
    return end.setUTCDate(31 - end.getUTCDay());
  };
  const time = now.getTime();
  const ahead = time >= lastSunday(2) && time < lastSunday(9) ? 3 : 2;
  const [day = '', clock = ''] = new Date(time + ahead * 3_600_000).toISOString().split('T');
  const weekday = new Date(day).getUTCDay();
  const [opens, closes] = week[weekday] ?? [];
  if (opens && closes && clock >= opens && clock < closes && !rest.includes(day)) return 'open';
  return weekday || opens ? 'closed' : 'sunday';
}
