import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { touch } from '../../integrations/keptPictures.ts';

const TIMEOUT_MS = 20_000;
const RETRY_AFTER_MS = 1_000;
const MAX_PIXELS = 100_000_000;

/** The largest width at which any page shows a picture. */
const MAX_WIDTH = 1280;

type FetchedPicture = { status: 'file'; file: string } | { status: 'lost'; cause: string };

/**
 * Downloads a picture into `folder`, unless an earlier build did: uploaded files never change. It is re-encoded as WebP,
 * or as GIF if it is animated, so that later steps get a valid file of reasonable size. A download that fails is tried once
 * more.
 */
export async function fetchPicture(address: string, folder: URL): Promise<FetchedPicture> {
  const name = createHash('sha256').update(address).digest('hex').slice(0, 32);
  const known = ['webp', 'gif'].map((extension) => fileOf(folder, name, extension)).find(existsSync);
  if (known) {
    await touch(known);
    return { status: 'file', file: known };
  }
  try {
    const original = await download(address).catch(async () => {
      await setTimeout(RETRY_AFTER_MS);
      return download(address);
    });
    const { bytes, extension } = await rewrite(original);
    const file = fileOf(folder, name, extension);
    // Renamed only when complete, because another row may be looking for the same file.
    const unfinished = `${file}.${randomUUID()}`;
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    return { status: 'file', file };
  } catch (error) {
    return { status: 'lost', cause: error instanceof Error ? error.message : String(error) };
  }
}

const fileOf = (folder: URL, name: string, extension: string) =>
  fileURLToPath(new URL(`${name}.${extension}`, folder));

async function download(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.arrayBuffer();
}

async function rewrite(original: ArrayBuffer): Promise<{ bytes: Buffer; extension: string }> {
  const picture = sharp(original, { animated: true, limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: MAX_WIDTH, withoutEnlargement: true });
  const { pages = 1 } = await picture.metadata();
  return pages > 1
    ? { bytes: await picture.gif().toBuffer(), extension: 'gif' }
    : { bytes: await picture.webp({ quality: 90, smartSubsample: true }).toBuffer(), extension: 'webp' };
}
