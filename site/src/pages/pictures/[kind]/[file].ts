import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, extname } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';

const FOLDER = 'src/assets/pictures';

const TYPES: Record<string, string> = { '.webp': 'image/webp', '.svg': 'image/svg+xml' };

export const getStaticPaths: GetStaticPaths = () =>
  globSync('*/*.{webp,svg}', { cwd: FOLDER }).map((path) => ({
    params: { kind: dirname(path), file: basename(path) },
  }));

/** Our own pictures in full size, at the paths that rows contain: for the console, and for rows newer than the build. */
export const GET: APIRoute = async ({ params: { kind, file = '' } }) => {
  const picture = await readFile(`${FOLDER}/${kind}/${file}`);
  return new Response(new Uint8Array(picture), { headers: { 'content-type': TYPES[extname(file)] ?? '' } });
};
