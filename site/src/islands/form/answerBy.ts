/** A day and an hour of Sofia's clock. */
export interface SofiaTime {
  /** At noon in UTC, which is the same day in Sofia. */
  day: Date;
  /** „14:20“ */
  clock: string;
}

/**
 * By when the studio answers what was sent at `sent`: after 24 hours, of which those of Saturday and Sunday do not count, and
 * while it is open. It does not know public holidays.
 */
export function answerBy(sent: Date, opens: number, closes: number): SofiaTime {
  const { day, clock } = sofiaTime(sent);
  const closing = fullHour(closes);
  // It will not be open yet after 24 hours, so the day itself is its last chance.
  if (!isWeekend(day) && clock < fullHour(opens)) return { day, clock: closing };
  const isLate = isWeekend(day) || clock > closing;
  return { day: nextWorkingDay(day), clock: isLate ? closing : clock };
}

function sofiaTime(time: Date): SofiaTime {
  // Swedes write dates like ISO 8601.
  const [date = '', clock = ''] = time
    .toLocaleString('sv-SE', { timeZone: 'Europe/Sofia', dateStyle: 'short', timeStyle: 'short' })
    .split(' ');
  return { day: new Date(`${date}T12:00Z`), clock };
}

function nextWorkingDay(day: Date): Date {
  const next = new Date(day);
  do next.setUTCDate(next.getUTCDate() + 1);
  while (isWeekend(next));
  return next;
}

const isWeekend = (day: Date) => day.getUTCDay() % 6 === 0;

const fullHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
