// What every page of the studio runs, in one script.
import './pageOpening.ts';
import '../components/layout/headerScroll.ts';
import '../components/layout/sideMenu.ts';
import '../daylight/switchTheme.ts';
import { mayCount, onChoiceHere } from '../islands/cookie-consent/consent.ts';

// Until then the page fetches only what is near: see `later` in styles/cards.css.
addEventListener('scroll', () => document.documentElement.toggleAttribute('data-read-on', true), {
  once: true,
});

// Only for who has agreed, and then once a page: a module runs once, however often it is imported.
const count = () => mayCount() && import('./count.ts');
count();
onChoiceHere(count);
