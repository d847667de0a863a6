import { fragmentId } from './fragmentId.ts';

const HASH_SCROLL_DELAY_MS = 100;

const [navigation] = performance.getEntriesByType('navigation');
const target = document.getElementById(fragmentId(location.hash));

// The browser has jumped to the target already, but late pictures and islands may have moved it since.
// After going back or reloading, the browser restores the scroll position itself.
if (target && navigation?.type === 'navigate') {
  setTimeout(() => target.scrollIntoView(), HASH_SCROLL_DELAY_MS);
}

document.body.classList.toggle('mobile-layout', matchMedia('(display-mode: standalone)').matches);
