/** Calls `listener` when somebody or the network returns to the page, until the returned function is called. */
export function onReturn(listener: () => void): () => void {
  const leaving = new AbortController();
  const hear = () => listener();
  for (const occasion of ['online', 'focus']) window.addEventListener(occasion, hear, leaving);
  // Phones often send only this event when somebody returns from another app.
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && hear(),
    leaving,
  );
  return () => leaving.abort();
}
