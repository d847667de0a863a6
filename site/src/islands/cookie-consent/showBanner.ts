import { query } from '../../dom/query.ts';
import { hasChosen, onChoiceElsewhere, recordChoice } from './consent.ts';
import { CHOICE_EVENT } from './consentEvent.ts';

/** Inserts the banner of CookieBanner.astro, unless it is there already, and removes it when the visitor answers. */
export function showBanner(): void {
  if (document.querySelector('.cookie-banner')) return;
  const blank = query(document, '#cookie-banner', HTMLTemplateElement);
  const fragment = document.importNode(blank.content, true);
  const banner = query(fragment, '.cookie-banner', HTMLElement);
  const details = query(fragment, '.cookie-details', HTMLDialogElement);

  query(banner, '[data-details]', HTMLButtonElement).addEventListener('click', () => details.showModal());
  for (const root of [banner, details]) {
    root.addEventListener('click', ({ target }) => {
      const choice = target instanceof HTMLElement ? target.dataset.choice : undefined;
      if (choice !== 'true' && choice !== 'necessary') return;
      recordChoice(choice);
      takeAway(banner, details);
    });
  }
  onChoiceElsewhere(() => hasChosen() && takeAway(banner, details));
  // Right after the skip link, so that it comes early in the tab order.
  document.querySelector('.skip-link')?.after(banner, details);
  makeRoom(banner);
}

function takeAway(banner: HTMLElement, details: HTMLDialogElement) {
  const hadFocus = banner.contains(document.activeElement) || details.open;
  details.remove();
  banner.remove();
  // The focused button is gone, so the focus moves to the page.
  if (hadFocus) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  document.dispatchEvent(new Event(CHOICE_EVENT));
}

/** Publishes the banner's height to the styles, so that it covers neither the focus nor the help button. */
function makeRoom(banner: HTMLElement) {
  new ResizeObserver(() => {
    const height = `${banner.offsetHeight}px`;
    document.documentElement.style.setProperty('--cookie-height', height);
  }).observe(banner);
}
