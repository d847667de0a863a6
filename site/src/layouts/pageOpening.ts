import { fragmentId } from './fragmentId.ts';
import { isNewVisit } from './isNewVisit.ts';

const HASH_SCROLL_DELAY_MS = 100;

const target = document.getElementById(fragmentId(location.hash));

// The browser has jumped to the target already, but late pictures and islands may have moved it since.
if (target && isNewVisit) {
  setTimeout(() => target.scrollIntoView(), HASH_SCROLL_DELAY_MS);
}

document.body.classList.toggle('mobile-layout', matchMedia('(display-mode: standalone)').matches);
