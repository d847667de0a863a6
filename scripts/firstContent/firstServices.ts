import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Json } from '@vitrina/shared/database.types.ts';
import { parse } from 'yaml';
import { root } from '../root.ts';

const FOLDER = join(root, 'site', 'src', 'content', 'services');

/** The services of the repository, each a file that bears its id and names the columns; the database decides over them. */
export async function firstServices() {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.yaml'));
  return Promise.all(
    files.map(async (file) => {
      const columns: Record<string, Json> = parse(await readFile(join(FOLDER, file), 'utf8'));
      return { id: basename(file, '.yaml'), ...columns };
    }),
  );
}
