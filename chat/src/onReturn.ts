/** Calls `listener` when somebody returns to the page or to the network, until the returned function is called. */
export function onReturn(listener: () => void): () => void {
  const leaving = new AbortController();
  const hear = () => document.visibilityState === 'visible' && listener();
  for (const occasion of ['online', 'focus']) window.addEventListener(occasion, hear, leaving);
  // Phones often send only this event when somebody returns from another app.
  document.addEventListener('visibilitychange', hear, leaving);
  return () => leaving.abort();
}
