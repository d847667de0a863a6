import { followLight, isNight, turnLight } from '@vitrina/shared/theme/theme.ts';

/** Every switch on the page controls the same colour scheme. */
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[role="switch"]')) turnLight();
});
followLight(draw);
draw();

function draw(): void {
  for (const light of document.querySelectorAll('[role="switch"]')) light.ariaChecked = String(isNight());
}
