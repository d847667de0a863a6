/** What the clock says of the shop: open, closed, or the day on which even the cat sleeps. */
export type ShopState = 'open' | 'closed' | 'sunday';

/** From Monday to Friday it is open from the hour `opens` until the hour `closes`, by Sofia's clock. */
export function shopState(now: Date, opens: number, closes: number): ShopState {
  const clock = now.toLocaleString('en-GB', {
    timeZone: 'Europe/Sofia',
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const day = clock.slice(0, 3);
  const hour = Number(clock.slice(-2));
  if (day === 'Sun') return 'sunday';
  return day !== 'Sat' && hour >= opens && hour < closes ? 'open' : 'closed';
}
