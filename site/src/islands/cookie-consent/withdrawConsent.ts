import { answer, hasChosen, hasConsent, onChoiceElsewhere, onChoiceHere } from './consent.ts';

const record = document.querySelector('[data-consent]');
const button = record?.querySelector('button');

button?.addEventListener('click', () => answer(null));
onChoiceHere(draw);
onChoiceElsewhere(draw);
draw();

function draw() {
  const current = currentAnswer();
  for (const text of record?.querySelectorAll<HTMLElement>('[data-answer]') ?? [])
    text.hidden = text.dataset.answer !== current;
  if (button) button.hidden = current === 'none';
}

function currentAnswer() {
  if (hasConsent()) return 'true';
  return hasChosen() ? 'necessary' : 'none';
}
