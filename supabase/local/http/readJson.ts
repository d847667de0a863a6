import type { z } from 'zod';

/**
 * Reads a request's JSON.
 * @returns undefined if there is none, it does not match the schema, or it contains, however deeply, text that
 *   PostgreSQL cannot store.
 */
export async function readJson<Output>(
  request: Request,
  schema: z.ZodType<Output>,
): Promise<Output | undefined> {
  const body: unknown = await request.json().catch(() => undefined);
  return isStorable(body) ? schema.safeParse(body).data : undefined;
}

/** PostgreSQL stores neither NUL nor lone surrogates in text. */
export const isText = (text: string) => text.isWellFormed() && !text.includes('\0');

/** Without recursion: lists may be nested four hundred thousand levels deep. */
function isStorable(json: unknown): boolean {
  const pending = [json];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === 'string' && !isText(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) pending.push(key, inner);
  }
  return true;
}
