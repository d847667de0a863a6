import { query } from '../../dom/query.ts';
import { forgetChoice, hasChosen, hasConsent, onChoiceElsewhere } from './consent.ts';
import { CHOICE_EVENT } from './consentEvent.ts';

customElements.define(
  'consent-record',
  class extends HTMLElement {
    connectedCallback() {
      query(this, 'button', HTMLButtonElement).addEventListener('click', () => this.#withdraw());
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
      query(this, 'button', HTMLButtonElement).hidden = answer === 'none';
    }
  },
);

function currentAnswer() {
  if (hasConsent()) return 'true';
  return hasChosen() ? 'necessary' : 'none';
}
