import type { DayTimes, shopState } from './shopState.ts';

/**
 * Marks the root element with what the clock says of the shop, so that styles alone decide what shows. It is written into
 * the page's head as text and must use nothing from outside.
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
