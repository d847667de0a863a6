import { daysAfter, weekdayNumber } from '@vitrina/shared/calendar.ts';

/** The fixed holidays by article 154 (1) of the Labour Code, as month and day. */
const FIXED = ['01-01', '03-03', '05-01', '05-06', '05-24', '09-06', '09-22', '12-24', '12-25', '12-26'];

const SATURDAY = 5;

/**
 * The official holidays of a year in Bulgaria, in order. For each one on a weekend, except Easter, the next working day is
 * free as well, by article 154 (2). Days that the Council of Ministers adds for a single year are not included.
 */
export function holidaysOf(year: number): string[] {
  const fixed = FIXED.map((day) => `${year}-${day}`);
  const easter = easterOf(year);
  const days = new Set([...fixed, ...[-2, -1, 0, 1].map((offset) => daysAfter(easter, offset))]);
  for (const holiday of fixed.filter(isWeekend)) {
    let free = holiday;
    while (isWeekend(free) || days.has(free)) free = daysAfter(free, 1);
    days.add(free);
  }
  return [...days].sort();
}

const isWeekend = (day: string) => weekdayNumber(day) >= SATURDAY;

/** Orthodox Easter Sunday, by Meeus's algorithm for the Julian calendar, which is thirteen days behind until 2099. */
function easterOf(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  return daysAfter(`${year}-03-22`, moon + sunday + 13);
}
