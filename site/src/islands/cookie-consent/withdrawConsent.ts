import { part } from '../fresh-list/part.ts';
import { forgetChoice, hasChosen, hasConsent, onChoiceElsewhere } from './consent.ts';
import { CHOICE_EVENT } from './consentEvent.ts';

customElements.define(
  'consent-record',
  class extends HTMLElement {
    connectedCallback() {
      part(this, 'button', HTMLButtonElement).addEventListener('click', () => this.#withdraw());
      document.addEventListener(CHOICE_EVENT, () => this.#draw());
      onChoiceElsewhere(() => this.#draw());
      this.#draw();
    }

    async #withdraw() {
      if (!forgetChoice()) return;
      this.#draw();
      const { showBanner } = await import('./showBanner.ts');
      showBanner();
      document.querySelector<HTMLElement>('.cookie-banner button')?.focus();
    }

    #draw() {
      const answer = currentAnswer();
      for (const text of this.querySelectorAll<HTMLElement>('[data-answer]'))
        text.hidden = text.dataset.answer !== answer;
      part(this, 'button', HTMLButtonElement).hidden = answer === 'none';
    }
  },
);

function currentAnswer() {
  if (hasConsent()) return 'true';
  return hasChosen() ? 'necessary' : 'none';
}
