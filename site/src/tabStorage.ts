/** Where the tab's own storage is full or forbidden, things live as long as the page. */
const inThePage = new Map<string, string>();

/** What `keep` kept under this key in this tab, also before a reload. */
export function recall(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? inThePage.get(key);
  } catch {
    return inThePage.get(key);
  }
}

/** Keeps it until the tab is closed. */
export function keep(key: string, value: string): void {
  inThePage.set(key, value);
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // It is kept in the page alone.
  }
}

export function forget(key: string): void {
  inThePage.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // It was never there.
  }
}
