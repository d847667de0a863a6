import type { OpeningTimes } from '@vitrina/shared/openingHours.ts';

/** What the clock says of the shop: until when it is open, or that it is closed, and whether it is Sunday. */
export type ShopState = { state: 'open'; until: string } | { state: 'closed' | 'sunday' };

/** It is open in the hours of the day, by Sofia's clock, and on no day of rest. Nothing from outside may be used here. */
export function shopState(now: Date, { hours, closed_days }: OpeningTimes): ShopState {
  // Swedes write dates like ISO 8601.
  const [day = '', clock = ''] = now
    .toLocaleString('sv-SE', { timeZone: 'Europe/Sofia', dateStyle: 'short', timeStyle: 'short' })
    .split(' ');
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  const today = closed_days.includes(day) ? null : hours[weekday];
  if (today && clock >= today.opens && clock < today.closes) return { state: 'open', until: today.closes };
  return { state: weekday === 6 && !hours[6] ? 'sunday' : 'closed' };
}
