import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';

const FOLDER = 'src/assets/pictures';

export const getStaticPaths: GetStaticPaths = () =>
  globSync('*/*.webp', { cwd: FOLDER }).map((file) => ({
    params: { kind: dirname(file), name: basename(file, '.webp') },
  }));

/** Our own pictures in full size, at the addresses that rows name: for the admin, and for rows newer than the build. */
export const GET: APIRoute = async ({ params }) => {
  const picture = await readFile(`${FOLDER}/${params.kind}/${params.name}.webp`);
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/webp' } });
};
