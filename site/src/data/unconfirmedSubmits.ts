import { forget, keep, recall } from '../tabStorage.ts';

/**
 * The id that every attempt to send these values carries until one is confirmed, also across reloads. The tab keeps a
 * fingerprint of the values, nothing that was typed.
 */
export async function openSubmit(values: object): Promise<{ submission: string; confirm: () => void }> {
  const key = `submission:${await fingerprint(values)}`;
  const submission = recall(key) ?? crypto.randomUUID();
  keep(key, submission);
  return { submission, confirm: () => forget(key) };
}

async function fingerprint(values: object): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(values));
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
