/**
 * Draws the example pieces of the AI gallery. Each has its own seed, so a second run gives the same pictures.
 * Usage: `node site/scripts/drawGallery.ts [slug …]`
 */
import sharp from 'sharp';
import { seededRandom } from '../src/demo/seededRandom.ts';
import type { Artwork, Draw } from './gallery/artwork.ts';
import { draw as bakery } from './gallery/bakery.ts';
import { draw as beePath } from './gallery/beePath.ts';
import { draw as blackSea } from './gallery/blackSea.ts';
import { draw as breakfast } from './gallery/breakfast.ts';
import { draw as coral } from './gallery/coral.ts';
import { draw as embroidery } from './gallery/embroidery.ts';
import { draw as labyrinth } from './gallery/labyrinth.ts';
import { draw as marbling } from './gallery/marbling.ts';
import { draw as mountainTea } from './gallery/mountainTea.ts';
import { draw as nightCity } from './gallery/nightCity.ts';
import { draw as roses } from './gallery/roses.ts';
import { draw as stainedGlass } from './gallery/stainedGlass.ts';
import { savePicture } from './savePicture.ts';

const pieces: Record<string, { seed: number; draw: Draw }> = {
  bakery: { seed: 1, draw: bakery },
  roses: { seed: 2, draw: roses },
  'night-city': { seed: 3, draw: nightCity },
  'mountain-tea': { seed: 4, draw: mountainTea },
  'black-sea': { seed: 5, draw: blackSea },
  'bee-path': { seed: 6, draw: beePath },
  embroidery: { seed: 7, draw: embroidery },
  'stained-glass': { seed: 8, draw: stainedGlass },
  coral: { seed: 9, draw: coral },
  breakfast: { seed: 10, draw: breakfast },
  labyrinth: { seed: 11, draw: labyrinth },
  marbling: { seed: 12, draw: marbling },
};

const wanted = process.argv.slice(2);
for (const [slug, { seed, draw }] of Object.entries(pieces)) {
  if (wanted.length > 0 && !wanted.includes(slug)) continue;
  await savePicture('gallery', slug, await render(draw(seededRandom(seed))));
}

function render(artwork: Artwork): Promise<Buffer> {
  if (typeof artwork === 'string') return sharp(Buffer.from(artwork), { density: 144 }).png().toBuffer();
  const { pixels, width, height } = artwork;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(1920, 1440, { kernel: 'cubic' })
    .png()
    .toBuffer();
}
