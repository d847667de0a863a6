/** What a link in a mail brings: a key, and whom it lets in. */
export interface EntryKey {
  key: string;
  accountId: string;
}

/**
 * The key behind the `#` of the address, which it leaves at once: nobody is to read it over a shoulder, or keep it with a
 * bookmark. Undefined where there is none.
 */
export function takeEntryKey(): EntryKey | undefined {
  const brought = new URLSearchParams(location.hash.slice(1));
  const key = brought.get('key');
  if (key === null) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return { key, accountId: brought.get('for') ?? '' };
}

/** A link that is opened in a tab where the chat stands already loads no page by itself. */
export function reloadForEntryKey(): void {
  window.addEventListener('hashchange', () => {
    if (location.hash.startsWith('#key=')) location.reload();
  });
}
