import { Readable } from 'node:stream';
import * as tar from 'tar';

/** The entries of an archive in order, until the signal fires. Each must be read to its end before the next one. */
export async function* readEntries(file: string, signal?: AbortSignal): AsyncGenerator<tar.ReadEntry> {
  const entries = new Readable({ objectMode: true, read: () => undefined, signal });
  const onReadEntry = (entry: tar.ReadEntry) => void entries.push(entry);
  tar.list({ file, strict: true, noResume: true, onReadEntry }).then(
    () => entries.push(null),
    (error) => entries.destroy(error),
  );
  yield* entries;
}
