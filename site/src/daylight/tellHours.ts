import type { OpeningTimes } from '@vitrina/shared/openingHours.ts';
import type { shopState } from './shopState.ts';

/**
 * Marks the root element with what the clock says of the shop, so that styles decide what shows, and writes into the signs until
 * when it is open. It is written into the page's head as text and must use nothing from outside.
 */
export function tellHours(stateAt: typeof shopState, times: OpeningTimes): void {
  const tell = () => {
    const shop = stateAt(new Date(), times);
    document.documentElement.dataset.hours = shop.state;
    if (shop.state !== 'open') return;
    for (const sign of document.querySelectorAll('[data-until]'))
      sign.textContent = shop.until.replace(/^0/, '');
  };
  tell();
  addEventListener('DOMContentLoaded', tell);
  setInterval(tell, 60_000);
}
