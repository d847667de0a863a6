/** Whether the shop is open, closed, or resting on Sunday. */
type ShopState = 'open' | 'closed' | 'sunday';

/** When the shop opens and closes on a day, such as „09:00“ and „18:00“; empty on a day of rest. */
export type DayTimes = readonly [opens: string, closes: string] | readonly [];

/**
 * The state at `now` by Sofia's clock. `week` begins with Sunday, `rest` holds days such as „2026-12-24“ on which the
 * shop stays closed. The function's source is inlined into each page's head, so it is short, uses nothing from outside,
 * and avoids `Intl`, which costs a phone a tenth of a second before the first paint. Summer time lasts from the last
 * Sunday of March to the last Sunday of October, changing at 01:00 UTC (Directive 2000/84/EC).
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
