import type { shopState } from './shopState.ts';

/**
 * Marks the root element with what the clock says of the shop, so that styles alone decide what shows. It is written into
 * the page's head as text and must use nothing from outside.
 */
export function tellHours(stateAt: typeof shopState, opens: number, closes: number): void {
  const tell = () => {
    document.documentElement.dataset.hours = stateAt(new Date(), opens, closes);
  };
  tell();
  setInterval(tell, 60_000);
}
