import { query } from '../../dom/query.ts';
import { hasChosen, hasConsent, onChoiceElsewhere, onChoiceHere, withdraw } from './consent.ts';

const record = query(document, '[data-consent]', HTMLElement);
const button = query(record, 'button', HTMLButtonElement);

button.addEventListener('click', withdraw);
onChoiceHere(draw);
onChoiceElsewhere(draw);
draw();

function draw() {
  const answer = currentAnswer();
  for (const text of record.querySelectorAll<HTMLElement>('[data-answer]'))
    text.hidden = text.dataset.answer !== answer;
  button.hidden = answer === 'none';
}

function currentAnswer() {
  if (hasConsent()) return 'true';
  return hasChosen() ? 'necessary' : 'none';
}
