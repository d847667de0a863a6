/** What a sign-in link contains: a key and the account that it belongs to. */
export interface EntryKey {
  key: string;
  accountId: string;
}

/**
 * The key after the `#` of the address. It is removed from the address at once, so that nobody reads it over a
 * shoulder or stores it with a bookmark. Undefined if there is none.
 */
export function takeEntryKey(): EntryKey | undefined {
  const brought = new URLSearchParams(location.hash.slice(1));
  const key = brought.get('key');
  if (key === null) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return { key, accountId: brought.get('for') ?? '' };
}

/** Opening a link in a tab that already shows the chat does not load the page by itself. */
export function reloadForEntryKey(): void {
  window.addEventListener('hashchange', () => {
    if (location.hash.startsWith('#key=')) location.reload();
  });
}
