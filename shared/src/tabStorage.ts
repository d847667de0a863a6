/** The fallback if sessionStorage is full or blocked. It lasts as long as the page. */
const inThePage = new Map<string, string>();

export function recall(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? inThePage.get(key);
  } catch {
    return inThePage.get(key);
  }
}

/** Keeps a value until the tab is closed. */
export function keep(key: string, value: string): void {
  inThePage.set(key, value);
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // The fallback has it.
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
