const MEGABYTE = 1024 * 1024;
/** How many times the limit is read before the connection is closed. */
export const PATIENCE = 10;

/** The largest picture is 10 MB; a form around it adds a little. */
export const STORAGE_BODY_LIMIT = 11 * MEGABYTE;
/** The largest file of a conversation is 50 MB. */
export const FILE_BODY_LIMIT = 51 * MEGABYTE;
export const BODY_LIMIT = MEGABYTE;

/**
 * Reads a request's body to its end even if it is refused: a browser that is still sending would see a broken
 * connection instead of the answer.
 * @returns null when the body is larger than the limit.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size <= limit) chunks.push(chunk);
    if (size > limit * PATIENCE) break;
  }
  return size <= limit ? new Uint8Array(Buffer.concat(chunks)) : null;
}
