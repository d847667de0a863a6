/** A hash of values, which tells whether they are the same without saying what they are. */
export async function fingerprint(values: unknown): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(values));
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
