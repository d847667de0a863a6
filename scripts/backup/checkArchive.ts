import { createHash } from 'node:crypto';
import * as tar from 'tar';
import { CommandError } from '../command/runCommand.ts';
import { type Manifest, manifestSchema } from './manifest.ts';

interface Entry {
  size: number;
  lines: number;
  checksum: string;
}

const NEWLINE = 10;

/**
 * Reads an archive from beginning to end.
 * @returns its manifest. @throws CommandError when anything in it is missing or not as it was written.
 */
export async function checkArchive(path: string): Promise<Manifest> {
  const { entries, manifest } = await readArchive(path);
  const broken = [
    ...manifest.tables.filter(({ entry, rows, checksum }) => {
      const found = entries.get(entry);
      return found?.checksum !== checksum || found.lines !== rows;
    }),
    ...manifest.files.filter(({ entry, size, checksum }) => {
      const found = entries.get(entry);
      return found?.checksum !== checksum || found.size !== size;
    }),
  ];
  if (broken.length > 0)
    throw new CommandError(`${path} is damaged: ${broken.map(({ entry }) => entry).join(', ')}`);
  return manifest;
}

async function readArchive(path: string) {
  const entries = new Map<string, Entry>();
  let manifestText = '';
  try {
    await tar.list({
      file: path,
      strict: true,
      onReadEntry: (entry) => {
        const hash = createHash('sha256');
        let lines = 0;
        entry.on('data', (chunk) => {
          hash.update(chunk);
          for (const byte of chunk) if (byte === NEWLINE) lines += 1;
          if (entry.path === 'manifest.json') manifestText += chunk.toString();
        });
        entry.on('end', () => {
          entries.set(entry.path, { size: entry.size, lines, checksum: hash.digest('hex') });
        });
      },
    });
    return { entries, manifest: manifestSchema.parse(JSON.parse(manifestText)) };
  } catch (error) {
    throw new CommandError(`${path} is no backup, or a damaged one.`, { cause: error });
  }
}
