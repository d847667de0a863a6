// What every page of the studio runs, in one script.
import './unfold.ts';
import './pageOpening.ts';
import '../components/layout/headerScroll.ts';
import '../components/layout/sideMenu.ts';
import '../daylight/switchTheme.ts';
import { CHOICE_EVENT, COUNTING_KEY } from '../islands/cookie-consent/names.ts';
// Bundled by itself: an import() of its name would bring a helper to every page that counts nothing.
import countAddress from './count.ts?worker&url';

// Until then the page fetches only what is near: see `later` in styles/cards.css.
addEventListener('scroll', () => document.documentElement.toggleAttribute('data-read-on', true), {
  once: true,
});

document.addEventListener(CHOICE_EVENT, count);
count();

/** For who has agreed, once a page: a module runs once, however often it is imported. Whether it may is asked there. */
function count() {
  try {
    if (localStorage.getItem(COUNTING_KEY)) void import(/* @vite-ignore */ countAddress);
  } catch {
    // A browser that keeps nothing has kept no consent.
  }
}
