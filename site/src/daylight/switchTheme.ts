import { THEME_KEY, type Theme } from './theme.ts';

const root = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');

/** Every switch of the page turns the same light; what is chosen stays on the device and reaches its other tabs. */
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('[role="switch"]')) return;
  const theme = isNight() ? 'light' : 'dark';
  show(theme);
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch (error) {
    console.warn('The chosen scheme could not be saved', error);
  }
});
addEventListener('storage', ({ key, newValue }) => {
  if (key === THEME_KEY) show(newValue as Theme | null);
});
system.addEventListener('change', draw);
draw();

function show(theme: Theme | null): void {
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
  draw();
}

function draw(): void {
  for (const light of document.querySelectorAll('[role="switch"]')) light.ariaChecked = String(isNight());
}

function isNight(): boolean {
  return root.dataset.theme ? root.dataset.theme === 'dark' : system.matches;
}
