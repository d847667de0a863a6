import { join } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { shelves } from '../../../components/home/displays/shelves.ts';

const WIDTH = 160;
const HEIGHT = 120;

export const getStaticPaths: GetStaticPaths = () => shelves.flat().map((site) => ({ params: { site } }));

/** A picture so small that nine of them fit a shop window of the home page. */
export const GET: APIRoute = async ({ params }) => {
  const picture = join('public/pictures', `${params.site}-480.webp`);
  const small = await sharp(picture).resize(WIDTH, HEIGHT).webp({ quality: 72, effort: 6 }).toBuffer();
  return new Response(new Uint8Array(small), { headers: { 'content-type': 'image/webp' } });
};
