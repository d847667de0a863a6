/** What a page was built from, and how to ask for what the studio has now. */
export interface BuiltContent {
  /** Null where a list was built without rows: nothing is there that could be right. */
  version: number | null;
  url: string;
  /** The publishable one. */
  key: string;
}

/** Whether the studio has changed what the site shows since the page was built. Without an answer the page stays as it is. */
export async function isOutdated({ version, url, key }: BuiltContent): Promise<boolean> {
  if (version === null) return true;
  try {
    const answer = await fetch(url, { headers: { apikey: key } });
    return answer.ok && (await answer.json()) !== version;
  } catch {
    return false;
  }
}
