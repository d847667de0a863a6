/** The path of this site's page that led here; empty where none did. */
export function pageBefore(): string {
  const { referrer } = document;
  return referrer.startsWith(`${location.origin}/`) ? new URL(referrer).pathname : '';
}
