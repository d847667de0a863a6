import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { drawSharePicture } from './drawSharePicture.ts';
import { touch } from './keptPictures.ts';

/** All inputs of a drawing besides its title. `package.json` holds the versions of the libraries that draw it. */
const SOURCES = [
  './drawSharePicture.ts',
  '../../shared/src/brandColors.ts',
  '../src/typography/balanceLines.ts',
  '../public/og-image.png',
  '../package.json',
];

/** The share picture of a title, drawn again only when its sources change. */
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
