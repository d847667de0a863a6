import { createHash } from 'node:crypto';
import { CommandError } from '../command/runCommand.ts';
import { type Manifest, manifestSchema } from './manifest.ts';
import { readEntries } from './readEntries.ts';

interface Entry {
  path: string;
  isFile: boolean;
  size: number;
  lines: number;
  checksum: string;
}

const NEWLINE = 10;

/**
 * Reads an archive from beginning to end.
 * @returns its manifest.
 * @throws CommandError when there is no such file, or an entry is missing, damaged or not listed.
 */
export async function checkArchive(path: string, signal?: AbortSignal): Promise<Manifest> {
  const { entries, manifest } = await readArchive(path, signal);
  const listed = new Set([
    'manifest.json',
    ...[...manifest.tables, ...manifest.files].map(({ entry }) => entry),
  ]);
  // Entries that were read are removed from the list, so that a second one of the same name is found.
  const strange = entries.filter((entry) => !(listed.delete(entry.path) && entry.isFile));
  if (strange.length > 0)
    throw new CommandError(
      `${path} holds what no backup holds: ${strange.map((entry) => entry.path).join(', ')}`,
    );

  const found = new Map(entries.map((entry) => [entry.path, entry]));
  const broken = [
    ...manifest.tables.filter(({ entry, rows, checksum }) => {
      const read = found.get(entry);
      return read?.checksum !== checksum || read.lines !== rows;
    }),
    ...manifest.files.filter(({ entry, size, checksum }) => {
      const read = found.get(entry);
      return read?.checksum !== checksum || read.size !== size;
    }),
  ];
  if (broken.length > 0)
    throw new CommandError(`${path} is damaged: ${broken.map(({ entry }) => entry).join(', ')}`);
  return manifest;
}

async function readArchive(path: string, signal?: AbortSignal) {
  const entries: Entry[] = [];
  let manifestText = '';
  try {
    for await (const entry of readEntries(path, signal)) {
      const hash = createHash('sha256');
      let lines = 0;
      for await (const chunk of entry) {
        hash.update(chunk);
        for (const byte of chunk) if (byte === NEWLINE) lines += 1;
        if (entry.path === 'manifest.json') manifestText += chunk.toString();
      }
      const isFile = entry.type === 'File';
      entries.push({ path: entry.path, isFile, size: entry.size, lines, checksum: hash.digest('hex') });
    }
    return { entries, manifest: manifestSchema.parse(JSON.parse(manifestText)) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new CommandError(`There is no file ${path}.`);
    throw new CommandError(`${path} is no backup, or a damaged one.`, { cause: error });
  }
}
