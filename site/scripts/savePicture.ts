import { mkdir, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

/** The largest size that any page shows; the build makes the smaller ones. */
const WIDTH = 1280;
const HEIGHT = 960;
const MAX_BYTES = 120_000;
const QUALITIES = [95, 92, 88, 84, 80, 76, 72];
const pictures = new URL('../src/assets/pictures/', import.meta.url);

/**
 * Writes `<kind>/<slug>.webp` to the site's pictures, at the best quality within the weight limit.
 * @param image any picture that sharp reads, with the aspect ratio 4:3
 */
export async function savePicture(kind: 'templates' | 'projects' | 'gallery', slug: string, image: Buffer) {
  const folder = new URL(`${kind}/`, pictures);
  await mkdir(folder, { recursive: true });
  const { webp, quality } = await encode(sharp(image).resize(WIDTH, HEIGHT));
  await writeFile(new URL(`${slug}.webp`, folder), webp);
  console.log(`${kind}/${slug}.webp: ${(webp.length / 1000).toFixed(1)} kB at quality ${quality}`);
}

async function encode(image: Sharp) {
  // Flat colours and exact repeats are often smallest as lossless files.
  let best = { webp: await image.clone().webp({ lossless: true, effort: 6 }).toBuffer(), quality: 100 };
  for (const quality of QUALITIES) {
    if (best.webp.length <= MAX_BYTES) break;
    const webp = await image.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length < best.webp.length) best = { webp, quality };
  }
  return best;
}
