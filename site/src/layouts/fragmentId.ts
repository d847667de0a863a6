/** The id that a hash refers to, decoded as browsers do: a malformed escape is taken literally. */
export function fragmentId(hash: string): string {
  const fragment = hash.slice(1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
