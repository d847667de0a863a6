/** The id that a hash in the address means, as the browser reads it: a broken escape stands for itself. */
export function fragmentId(hash: string): string {
  const fragment = hash.slice(1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
