/** What sessionStorage did not take, because it is full or blocked. It lasts as long as the page. */
const inThePage = new Map<string, string>();

export function recall(key: string): string | undefined {
  try {
    return inThePage.get(key) ?? sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value until the tab is closed. */
export function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
    inThePage.delete(key);
  } catch {
    inThePage.set(key, value);
  }
}

export function forget(key: string): void {
  inThePage.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // If storage is blocked, nothing was stored either.
  }
}

/** The keys of what is only in the page, which whoever looks through sessionStorage itself does not find. */
export const keysInPage = (): string[] => [...inThePage.keys()];
