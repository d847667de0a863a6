/** The path of the page of this site that linked here; empty if there was none. */
export function pageBefore(): string {
  const { referrer } = document;
  return referrer.startsWith(`${location.origin}/`) ? new URL(referrer).pathname : '';
}
