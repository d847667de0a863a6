import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { drawSharePicture } from './drawSharePicture.ts';
import { touch } from './keptPictures.ts';

/** All that a drawing is made of besides its title; `package.json` says the versions of what draws it. */
const SOURCES = [
  './drawSharePicture.ts',
  '../../shared/src/brandColors.ts',
  '../src/typography/balanceLines.ts',
  '../public/og-image.png',
  '../package.json',
];

/** The share picture of a title, drawn once for as long as its sources stay the same. */
export async function keptSharePicture(title: string, folder: URL): Promise<Uint8Array> {
  const name = createHash('sha256')
    .update(await sources)
    .update(title)
    .digest('hex')
    .slice(0, 32);
  const file = fileURLToPath(new URL(`${name}.png`, folder));
  if (existsSync(file)) {
    await touch(file);
    return readFile(file);
  }
  const picture = await drawSharePicture(title);
  await mkdir(folder, { recursive: true });
  await writeFile(file, picture);
  return picture;
}

const sources = Promise.all(SOURCES.map((path) => readFile(new URL(path, import.meta.url)))).then(
  Buffer.concat,
);
