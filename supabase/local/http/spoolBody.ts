import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PATIENCE } from './readBody.ts';

interface SpooledBody extends AsyncDisposable {
  /** Null when it is larger than the limit. */
  content: Blob | null;
}

/**
 * Stores a request's body in a file until it is disposed of, so that a large one takes no memory. Like `readBody`, it
 * reads a refused body to its end.
 */
export async function spoolBody(request: Request, limit: number): Promise<SpooledBody> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-upload-'));
  const path = join(folder, 'body');
  const remove = () => rm(folder, { recursive: true });
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
