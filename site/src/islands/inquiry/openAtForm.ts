import { arrival } from '../../dom/arrival.ts';

const SCROLL_DELAY_MS = 100;

/** A page that was opened without a place of its own in the address goes to the form, unless the visitor moves first. */
export function openAtForm(): void {
  if (arrival() !== 'navigate' || location.hash !== '') return;
  setTimeout(() => {
    if (scrollY === 0) document.getElementById('inquiry-form')?.scrollIntoView();
  }, SCROLL_DELAY_MS);
}
