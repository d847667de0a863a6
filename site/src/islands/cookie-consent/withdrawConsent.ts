import { hasChosen, hasConsent, onChoiceElsewhere, onChoiceHere, withdraw } from './consent.ts';

const record = document.querySelector('[data-consent]');
const button = record?.querySelector('button');

button?.addEventListener('click', withdraw);
onChoiceHere(draw);
onChoiceElsewhere(draw);
draw();

function draw() {
  const answer = currentAnswer();
  for (const text of record?.querySelectorAll<HTMLElement>('[data-answer]') ?? [])
    text.hidden = text.dataset.answer !== answer;
  if (button) button.hidden = answer === 'none';
}

function currentAnswer() {
  if (hasConsent()) return 'true';
  return hasChosen() ? 'necessary' : 'none';
}
