import { mkdir, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

const SIZES = [
  { width: 960, height: 720, suffix: '', maxBytes: 45_000 },
  { width: 480, height: 360, suffix: '-480', maxBytes: 18_000 },
];
const QUALITIES = [86, 80, 74, 68, 62, 56, 50];
const pictures = new URL('../public/pictures/', import.meta.url);

/**
 * Writes `<kind>/<slug>.webp` and its half-size sibling to the public pictures, each in the best quality that keeps
 * within its weight.
 * @param image any picture that sharp reads, in the proportion 4:3
 */
export async function savePicture(kind: 'templates' | 'projects' | 'gallery', slug: string, image: Buffer) {
  const folder = new URL(`${kind}/`, pictures);
  await mkdir(folder, { recursive: true });
  for (const { width, height, suffix, maxBytes } of SIZES) {
    const resized = sharp(image).resize(width, height);
    const { webp, quality } = await encodeWithin(resized, maxBytes);
    await writeFile(new URL(`${slug}${suffix}.webp`, folder), webp);
    console.log(`${kind}/${slug}${suffix}.webp: ${(webp.length / 1000).toFixed(1)} kB at quality ${quality}`);
  }
}

async function encodeWithin(image: Sharp, maxBytes: number) {
  // Flat colours and exact repeats are often smallest without any loss.
  let best = { webp: await image.clone().webp({ lossless: true, effort: 6 }).toBuffer(), quality: 100 };
  for (const quality of QUALITIES) {
    if (best.webp.length <= maxBytes) break;
    const webp = await image.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length < best.webp.length) best = { webp, quality };
  }
  return best;
}
