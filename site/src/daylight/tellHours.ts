import type { DayTimes, shopState } from './shopState.ts';

/**
 * Marks the root element with the state of the shop, so that styles can choose what to show. The function's source is
 * inlined into the page's head, so it must use nothing from outside.
 */
export function tellHours(
  stateAt: typeof shopState,
  week: readonly DayTimes[],
  rest: readonly string[],
): void {
  const tell = () => {
    document.documentElement.dataset.hours = stateAt(new Date(), week, rest);
  };
  tell();
  setInterval(tell, 60_000);
}
