// The script of every studio page, bundled as one.
import './pageOpening.ts';
import '../components/layout/headerScroll.ts';
import '../components/layout/sideMenu.ts';
import '../daylight/switchTheme.ts';
import { counting } from '@vitrina/shared/brand.ts';
import { CHOICE_EVENT, COUNTING_KEY } from '../islands/cookie-consent/names.ts';
// As a bundle of its own, because importing it by name would add Vite's import helper to every page.
import countAddress from './count.ts?worker&url';

// Before the first scroll the page fetches only what is near: see `later` in styles/cards.css.
addEventListener('scroll', () => document.documentElement.toggleAttribute('data-read-on', true), {
  once: true,
});

document.addEventListener(CHOICE_EVENT, countIfAllowed);
countIfAllowed();

/** Loads the counter for visitors who have consented. A module runs only once, so each page counts at most once. */
function countIfAllowed() {
  try {
    if (counting === 'off') localStorage.removeItem(COUNTING_KEY);
    else if (localStorage.getItem(COUNTING_KEY)) void import(/* @vite-ignore */ countAddress);
  } catch {
    // A browser that blocks storage cannot have stored any consent.
  }
}
