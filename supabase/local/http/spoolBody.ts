import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { UNFINISHED } from '../storage/FileStorage.ts';
import { PATIENCE } from './readBody.ts';

interface SpooledBody extends AsyncDisposable {
  /** Null when it is larger than the limit. */
  content: Blob | null;
}

/**
 * Stores a request's body in a file until it is disposed of, so that a large one takes no memory. Like `readBody`, it
 * reads a refused body to its end.
 * @param folder that of `FileStorage`, which removes at its start what a killed process has left.
 */
export async function spoolBody(request: Request, limit: number, folder: string): Promise<SpooledBody> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomUUID()}${UNFINISHED}`);
  const remove = () => rm(path, { force: true });
  try {
    let size = 0;
    await pipeline(
      async function* () {
        for await (const chunk of request.body ?? []) {
          size += chunk.byteLength;
          if (size <= limit) yield chunk;
          if (size > limit * PATIENCE) return;
        }
      },
      createWriteStream(path, { mode: 0o600 }),
    );
    return { content: size <= limit ? await openAsBlob(path) : null, [Symbol.asyncDispose]: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
