/** The content version that a page was built from, and how to ask for the current one. */
export interface BuiltContent {
  /** Null if a list was built without rows, which always counts as outdated. */
  version: number | null;
  url: string;
  /** The publishable key. */
  key: string;
}

/** Whether the content has changed since the page was built. False if the server does not answer. */
export async function isOutdated({ version, url, key }: BuiltContent): Promise<boolean> {
  if (version === null) return true;
  try {
    const answer = await fetch(url, { headers: { apikey: key } });
    return answer.ok && (await answer.json()) !== version;
  } catch {
    return false;
  }
}
