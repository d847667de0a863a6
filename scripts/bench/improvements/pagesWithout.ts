import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assembleArtifact } from '../../build/artifact.ts';
import { compressFiles } from '../../build/compress.ts';
import { buildFolder } from '../../build/planRelease.ts';
import type { BenchProduct } from '../benchProduct.ts';
import { type Figure, median } from '../Figure.ts';
import { type ServedFolder, serveFolder } from '../serveFolder.ts';
import type { CheckoutCopy } from './checkoutCopy.ts';
import { type PageImprovement, pageImprovements } from './pageImprovements.ts';

/** Each improvement of the pages: the product as it is, and built without it. */
export async function benchPagesWithout(product: BenchProduct, copy: CheckoutCopy): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const improvement of pageImprovements) {
    product.signal.throwIfAborted();
    const undone = await serveWithout(improvement, product, copy);
    try {
      figures.push(await compare(improvement, product, undone.url));
    } finally {
      await undone.stop();
    }
  }
  return figures;
}

async function compare(
  { what, without, path, visit }: PageImprovement,
  product: BenchProduct,
  undoneUrl: string,
): Promise<Figure> {
  const values: number[] = [];
  const baselines: number[] = [];
  // By turns: what slows the machine down for a while slows both.
  for (let run = 0; run < visit.runs; run++) {
    values.push(await visit.read(product, product.status.siteUrl + path));
    baselines.push(await visit.read(product, undoneUrl + path));
  }
  return {
    what: `${path}, ${what}`,
    unit: visit.unit,
    value: median(values),
    baseline: median(baselines),
    baselineIs: without,
  };
}

/** The product's release with one part built from changed sources. */
async function serveWithout(
  { part, undo }: PageImprovement,
  { dataDir, www, status, signal }: BenchProduct,
  copy: CheckoutCopy,
): Promise<ServedFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-without-'));
  const built = join(folder, part);
  // The copy's own: it builds what stands beside it.
  const { buildPart }: typeof import('../../build/parts.ts') = await import(
    join(copy.folder, 'scripts/build/parts.ts')
  );
  const environment = {
    PUBLIC_SUPABASE_URL: status.apiUrl,
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: status.publishableKey,
  };
  await copy.changed(undo, () => buildPart(part, built, environment, signal));
  const builds = {
    site: buildFolder(dataDir, 'site'),
    admin: buildFolder(dataDir, 'admin'),
    chat: buildFolder(dataDir, 'chat'),
    [part]: built,
  };
  const release = join(folder, 'release');
  await assembleArtifact(builds, release, status.apiUrl);
  await compressFiles(release, www);
  const served = await serveFolder(release);
  return {
    url: served.url,
    stop: async () => {
      await served.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
