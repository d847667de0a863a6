export type Theme = 'light' | 'dark';

/** The localStorage key of the chosen colour scheme, for site, chat and console; listed on /cookies. */
const THEME_KEY = 'theme';

/**
 * For the head of every page: marks the root element with the chosen scheme before anything is drawn. It is an inline
 * script, because a file would come too late or block the page. Without storage, the system's scheme is used.
 */
export const SHOW_CHOSEN_THEME = `try{let t=localStorage.${THEME_KEY};if(t)document.documentElement.dataset.theme=t}catch{}`;

export function isNight(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : system().matches;
}

/** Switches the scheme, stores it on the device and updates other tabs. */
export function turnLight(): void {
  const theme: Theme = isNight() ? 'light' : 'dark';
  show(theme);
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch (error) {
    console.warn('Scheme not saved', error);
  }
}

/** Calls back whenever the scheme changes: here, in another tab, or by the system. */
export function followLight(onChange: () => void): () => void {
  const following = new AbortController();
  const { signal } = following;
  // A null key means that everything was cleared.
  addEventListener('storage', ({ key }) => (key === THEME_KEY || key === null) && showStored(), { signal });
  // A page in the back/forward cache gets no storage events.
  addEventListener('pageshow', ({ persisted }) => persisted && showStored(), { signal });
  addEventListener(TURNED, onChange, { signal });
  system().addEventListener('change', onChange, { signal });
  return () => following.abort();
}

const TURNED = 'theme';
const system = () => matchMedia('(prefers-color-scheme: dark)');

function showStored(): void {
  try {
    show(localStorage.getItem(THEME_KEY) as Theme | null);
  } catch {
    // Without storage nothing was chosen elsewhere.
  }
}

function show(theme: Theme | null): void {
  const { dataset } = document.documentElement;
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
  dispatchEvent(new Event(TURNED));
}
