/** When the studio will answer: at once, or after it opens on one of these days. */
export type AnswerTime = 'now' | 'today' | 'tomorrow' | 'monday';

/**
 * From Monday to Friday the studio is there from the hour `opens` until the hour `closes`, by Sofia's clock. Public holidays
 * are not known here.
 */
export function answerTime(now: Date, { opens, closes }: { opens: number; closes: number }): AnswerTime {
  const clock = now.toLocaleString('en-GB', {
    timeZone: 'Europe/Sofia',
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const day = WEEK.indexOf(clock.slice(0, 3));
  const hour = Number(clock.slice(-2));
  if (isWorking(day) && hour < opens) return 'today';
  if (isWorking(day) && hour < closes) return 'now';
  return isWorking((day + 1) % 7) ? 'tomorrow' : 'monday';
}

const WEEK = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const isWorking = (day: number) => day >= 1 && day <= 5;
