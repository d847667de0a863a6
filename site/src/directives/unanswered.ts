import type { ClientDirective } from 'astro';
import { hasChosen, onChoiceElsewhere, onChoiceHere } from '../islands/cookie-consent/consent.ts';
import { wakeAtInteraction } from './wake.ts';

const DELAY_MS = 1_000;
/** Below the banner and above it. */
const AROUND_PX = 32;

/**
 * `client:unanswered` shows the element around the cookie banner one second after the page, where no answer is stored, and
 * hides it with the answer. The banner's code is loaded only when a visitor touches it.
 */
const unanswered: ClientDirective = (load, _options, island) => {
  const question = island.parentElement;
  if (!question) return;
  wakeAtInteraction(load, island, question);

  const ask = () => {
    question.hidden = false;
  };
  const takeAway = () => {
    const hadFocus = question.contains(document.activeElement);
    question.querySelector('dialog')?.close();
    question.hidden = true;
    // The focused button is gone, so the focus moves to the page.
    if (hadFocus) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  };
  makeRoom(question);
  onChoiceElsewhere(() => hasChosen() && takeAway());
  onChoiceHere((choice) => {
    if (choice) return takeAway();
    ask();
    question.querySelector('button')?.focus();
  });
  // It may have been answered in another tab meanwhile.
  if (!hasChosen()) setTimeout(() => hasChosen() || ask(), DELAY_MS);
};

/**
 * While the banner is open, the page ends above it and it covers neither the focus nor the help disc. Each of the three is
 * told by itself, because a variable on the root would have the browser restyle the whole page.
 */
function makeRoom(question: HTMLElement): void {
  const banner = question.querySelector('section');
  if (!banner) return;
  new ResizeObserver(() => {
    const room = `${banner.offsetHeight && banner.offsetHeight + AROUND_PX}px`;
    document.documentElement.style.scrollPaddingBottom = room;
    document.body.style.paddingBottom = room;
    document.getElementById('help')?.style.setProperty('--cookie-room', room);
  }).observe(banner);
}

export default unanswered;
