import { createHash, type Hash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { App } from '@supabase/lite';

type Adapter = NonNullable<App['_storageAdapter']>;
type Metadata = Awaited<ReturnType<Adapter['headObject']>>;

type About = Pick<Metadata, 'cacheControl' | 'mimetype'>;
type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** How the name of a file ends that is being written. */
export const UNFINISHED = '.new';
/** Longer than the metadata of any file: request headers are limited to 16 KB. */
const MAX_HEAD = 64 * 1024;
/** Larger files are streamed. */
const WHOLE_UP_TO = 11 * 1024 * 1024;

/**
 * Stores uploaded files in a folder. A file is one line of JSON metadata and then its bytes, so that both appear and
 * disappear together. Its name is a hash, so no object name can lead out of the folder or clash with another.
 */
export class FileStorage implements Adapter {
  readonly driver: string;

  constructor(folder: string) {
    this.driver = folder;
  }

  async uploadObject(...[bucket, key, , body, mimetype, cacheControl]: Parameters<Adapter['uploadObject']>) {
    const content = new Response(body as ReadableStream | Uint8Array<ArrayBuffer>).body ?? [];
    return this.#write(bucket, key, { cacheControl, mimetype }, content);
  }

  async getObject(bucket: string, key: string) {
    const path = this.#path(bucket, key);
    const { metadata, start } = await this.#head(bucket, key);
    const { size } = metadata;
    const body =
      size > WHOLE_UP_TO
        ? (Readable.toWeb(createReadStream(path, { start })) as ReadableStream<Uint8Array>)
        : (await readFile(path)).subarray(start);
    return { metadata, httpStatusCode: 200, body };
  }

  async headObject(bucket: string, key: string) {
    return (await this.#head(bucket, key)).metadata;
  }

  async copyObject(...[bucket, key, , toBucket, toKey]: Parameters<Adapter['copyObject']>) {
    const { metadata, body } = await this.getObject(bucket, key);
    const content = body instanceof Uint8Array ? [body] : body;
    const { eTag, lastModified } = await this.#write(toBucket, toKey, metadata, content);
    return { httpStatusCode: 200, eTag, lastModified };
  }

  async deleteObject(bucket: string, key: string) {
    await rm(this.#path(bucket, key), { force: true });
  }

  async deleteObjects(bucket: string, keys: string[]) {
    await Promise.all(keys.map((key) => this.deleteObject(bucket, key)));
  }

  async privateAssetUrl(bucket: string, key: string) {
    return `file://${this.#path(bucket, key)}`;
  }

  /**
   * Writes and syncs a file before it gets its name: a crash leaves the old file or the new one, never half of it. The
   * metadata comes first but is known last, so space is reserved for it.
   */
  async #write(bucket: string, key: string, about: About, content: Content): Promise<Metadata> {
    const path = this.#path(bucket, key);
    const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(unfinished, 'w', 0o600);
    try {
      const room = headFor(metadataOf(about, Number.MAX_SAFE_INTEGER, createHash('md5'))).length;
      await file.write(Buffer.alloc(room));
      const hash = createHash('md5');
      let size = 0;
      for await (const chunk of content) {
        hash.update(chunk);
        size += chunk.byteLength;
        await file.writeFile(chunk);
      }
      const metadata = metadataOf(about, size, hash);
      await file.write(headFor(metadata, room), 0, room, 0);
      await file.sync();
      await rename(unfinished, path);
      return metadata;
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    } finally {
      await file.close();
    }
  }

  /** Removes files that were being written when the process ended. Nothing may be written meanwhile. */
  async removeUnfinished() {
    const names = await readdir(this.driver, { recursive: true }).catch(() => []);
    const unfinished = names.filter((name) => name.endsWith(UNFINISHED));
    await Promise.all(unfinished.map((name) => rm(join(this.driver, name))));
  }

  /** A file's metadata, and where its bytes start. */
  async #head(bucket: string, key: string): Promise<{ metadata: Metadata; start: number }> {
    await using file = await open(this.#path(bucket, key));
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_HEAD), 0, MAX_HEAD, 0);
    const end = buffer.subarray(0, bytesRead).indexOf('\n');
    const stored: Metadata & { lastModified: string } = JSON.parse(buffer.toString('utf8', 0, end));
    return { metadata: { ...stored, lastModified: new Date(stored.lastModified) }, start: end + 1 };
  }

  #path(bucket: string, key: string): string {
    const hash = createHash('sha256').update(`${bucket}/${key}`).digest('hex');
    return join(this.driver, hash.slice(0, 2), hash);
  }
}

function metadataOf({ cacheControl, mimetype }: About, size: number, hash: Hash): Metadata {
  const eTag = `"${hash.digest('hex')}"`;
  return { cacheControl, contentLength: size, size, mimetype, eTag, lastModified: new Date() };
}

const headFor = (metadata: Metadata, room = 0) =>
  Buffer.from(`${padded(JSON.stringify(metadata), room - 1)}\n`);

/** Padded to a length in bytes; JSON allows trailing spaces. */
const padded = (json: string, room: number) => json + ' '.repeat(Math.max(room - Buffer.byteLength(json), 0));
