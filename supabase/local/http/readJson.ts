import type { z } from 'zod';

/**
 * Reads a request's JSON.
 * @returns undefined where there is none, where it is not what the schema says, or where it holds a text that
 *   PostgreSQL cannot keep, however deep inside.
 */
export async function readJson<Output>(
  request: Request,
  schema: z.ZodType<Output>,
): Promise<Output | undefined> {
  const body: unknown = await request.json().catch(() => undefined);
  return isStorable(body) ? schema.safeParse(body).data : undefined;
}

/** PostgreSQL takes neither NUL nor half a character in text. */
export const isText = (text: string) => text.isWellFormed() && !text.includes('\0');

/** Without recursion: lists may lie in each other four hundred thousand deep. */
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
