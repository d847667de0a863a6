import type { ClientDirective } from 'astro';
import { hasChosen, onChoiceElsewhere, onChoiceHere } from '../islands/cookie-consent/consent.ts';
import { wakeAtInteraction } from './wake.ts';

const DELAY_MS = 1_000;

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
  publishHeight(question);
  onChoiceElsewhere(() => hasChosen() && takeAway());
  onChoiceHere((choice) => {
    if (choice) return takeAway();
    ask();
    question.querySelector('button')?.focus();
  });
  // It may have been answered in another tab meanwhile.
  if (!hasChosen()) setTimeout(() => hasChosen() || ask(), DELAY_MS);
};

/** For the styles, so that the banner covers neither the focus nor the help button. */
function publishHeight(question: HTMLElement): void {
  const banner = question.querySelector('section');
  if (!banner) return;
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--cookie-height', `${banner.offsetHeight}px`);
  }).observe(banner);
}

export default unanswered;
