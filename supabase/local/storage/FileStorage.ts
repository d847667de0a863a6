import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { App } from '@supabase/lite';

type Adapter = NonNullable<App['_storageAdapter']>;
type Metadata = Awaited<ReturnType<Adapter['headObject']>>;

const UNFINISHED = '.new';

/**
 * Keeps the uploaded files in a folder. A file is one line of JSON about it, then its bytes, so that both appear and
 * disappear together. Its name is a hash: no object name can lead out of the folder or clash with another.
 */
export class FileStorage implements Adapter {
  readonly driver: string;

  constructor(folder: string) {
    this.driver = folder;
  }

  async uploadObject(...[bucket, key, , body, mimetype, cacheControl]: Parameters<Adapter['uploadObject']>) {
    const bytes = Buffer.from(
      await new Response(body as ReadableStream | Uint8Array<ArrayBuffer>).arrayBuffer(),
    );
    const eTag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    const size = bytes.byteLength;
    const metadata = { cacheControl, contentLength: size, size, mimetype, eTag, lastModified: new Date() };
    await this.#write(bucket, key, metadata, bytes);
    return metadata;
  }

  async getObject(bucket: string, key: string) {
    const { metadata, bytes } = await this.#read(bucket, key);
    return { metadata, httpStatusCode: 200, body: bytes };
  }

  async headObject(bucket: string, key: string) {
    return (await this.#read(bucket, key)).metadata;
  }

  async copyObject(...[bucket, key, , toBucket, toKey]: Parameters<Adapter['copyObject']>) {
    const { metadata, bytes } = await this.#read(bucket, key);
    const copy = { ...metadata, lastModified: new Date() };
    await this.#write(toBucket, toKey, copy, bytes);
    return { httpStatusCode: 200, eTag: copy.eTag, lastModified: copy.lastModified };
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

  /** Complete and on the disk before it gets its name: a crash leaves the old file or the new one, never half of it. */
  async #write(bucket: string, key: string, metadata: Metadata, bytes: Uint8Array) {
    const path = this.#path(bucket, key);
    const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(unfinished, 'w', 0o600);
    try {
      await file.writeFile([Buffer.from(`${JSON.stringify(metadata)}\n`), bytes]);
      await file.sync();
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    } finally {
      await file.close();
    }
  }

  /** Removes what was being written when the process ended. Nothing may be written meanwhile. */
  async removeUnfinished() {
    const names = await readdir(this.driver, { recursive: true }).catch(() => []);
    const unfinished = names.filter((name) => name.endsWith(UNFINISHED));
    await Promise.all(unfinished.map((name) => rm(join(this.driver, name))));
  }

  async #read(bucket: string, key: string) {
    const content = await readFile(this.#path(bucket, key));
    const end = content.indexOf('\n');
    const stored: Metadata & { lastModified: string } = JSON.parse(content.toString('utf8', 0, end));
    const metadata: Metadata = { ...stored, lastModified: new Date(stored.lastModified) };
    return { metadata, bytes: content.subarray(end + 1) };
  }

  #path(bucket: string, key: string): string {
    const hash = createHash('sha256').update(`${bucket}/${key}`).digest('hex');
    return join(this.driver, hash.slice(0, 2), hash);
  }
}
