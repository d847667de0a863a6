import type { shopState } from './shopState.ts';

/**
 * Marks the root element with the scheme that the visitor has chosen and with what the clock says of the shop, so that
 * styles alone decide what shows. It is written into the page's head as text and must use nothing from outside.
 */
export function beforePaint(key: string, stateAt: typeof shopState, opens: number, closes: number): void {
  const { dataset } = document.documentElement;
  try {
    const theme = localStorage.getItem(key);
    if (theme) dataset.theme = theme;
  } catch {
    // Without a storage the system decides.
  }
  const tell = () => {
    dataset.hours = stateAt(new Date(), opens, closes);
  };
  tell();
  setInterval(tell, 60_000);
}
