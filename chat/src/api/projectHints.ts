import { atom, onMount } from 'nanostores';

/** Set to a new object whenever a request or a plan may have changed and has to be read again. */
export const $projectHint = atom<object>({});
onMount($projectHint, () => {
  const leaving = new AbortController();
  const hint = () => document.visibilityState === 'visible' && $projectHint.set({});
  for (const occasion of ['online', 'focus']) window.addEventListener(occasion, hint, leaving);
  // Phones often send only this event when somebody returns from another app.
  document.addEventListener('visibilitychange', hint, leaving);
  return () => leaving.abort();
});
