import type { ClientDirective } from 'astro';
import { hasChosen, onChoiceElsewhere, onChoiceHere } from '../islands/cookie-consent/consent.ts';
import { wakeAtInteraction } from './wake.ts';

const DELAY_MS = 1_000;
/** The banner's distance from the edge of the screen, and the room above it. */
const AROUND_PX = 32;

/**
 * `client:unanswered` shows the element around the cookie banner one second after the page has loaded if no answer is
 * stored, and hides it after the answer. The banner's code is loaded only when a visitor touches it.
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
    // The focused button has disappeared, so the focus moves to the page.
    if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
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
 * While the banner is open, makes room below the page, keeps focused elements from scrolling behind it, and moves the
 * help disc up, or says that it would be under the header there. Each is set directly, because a variable on the root
 * would make the browser restyle the whole page.
 */
function makeRoom(question: HTMLElement): void {
  const banner = question.querySelector('section');
  if (!banner) return;
  const update = () => {
    const height = banner.offsetHeight && banner.offsetHeight + AROUND_PX;
    // Without the banner the page's own rules hold.
    const room = height ? `${height}px` : '';
    document.documentElement.style.scrollPaddingBottom = room;
    document.body.style.paddingBottom = room;
    // The banner may be there before them.
    const help = document.querySelector<HTMLElement>('aside#help');
    if (!help) return;
    help.style.setProperty('--cookie-room', room);
    const header = document.querySelector('header');
    help.toggleAttribute('data-crowded', height > help.offsetTop - (header?.offsetHeight ?? 0));
  };
  new ResizeObserver(update).observe(banner);
  addEventListener('resize', update);
}

export default unanswered;
