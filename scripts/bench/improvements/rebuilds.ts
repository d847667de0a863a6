import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFiles } from '../../build/compress.ts';
import type { BenchProduct } from '../benchProduct.ts';
import { type Figure, timed } from '../Figure.ts';
import type { CheckoutCopy } from './checkoutCopy.ts';

/** What a build takes over from the one before it, and the same work done anew. */
export async function benchRebuilds(product: BenchProduct, copy: CheckoutCopy): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-rebuilds-'));
  const release = join(folder, 'release');
  await cp(`${product.www}/`, release, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  try {
    const taken = await timed(() => compressFiles(release, product.www));
    const compressed = await timed(() => compressFiles(release));
    const build = () => timed(() => buildSite(product, copy, join(folder, 'site')));
    await build();
    const rebuilt = await build();
    await rm(join(copy.folder, 'site/node_modules/.astro'), { recursive: true });
    const builtAnew = await build();
    return [
      {
        what: 'compressing what has changed since the last release: nothing',
        unit: 'ms',
        value: taken,
        baseline: compressed,
        baselineIs: 'compressing everything',
      },
      {
        what: 'building the site with the pictures of the last build',
        unit: 's',
        value: rebuilt / 1000,
        baseline: builtAnew / 1000,
        baselineIs: 'with all pictures anew',
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function buildSite(
  { status, signal }: BenchProduct,
  copy: CheckoutCopy,
  outDir: string,
): Promise<void> {
  const { buildPart }: typeof import('../../build/parts.ts') = await import(
    join(copy.folder, 'scripts/build/parts.ts')
  );
  const environment = {
    PUBLIC_SUPABASE_URL: status.apiUrl,
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: status.publishableKey,
  };
  await buildPart('site', outDir, environment, signal);
}
