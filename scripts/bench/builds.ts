import { glob, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import postgres from 'postgres';
import { buildPart } from '../release/buildPart.ts';
import { root } from '../root.ts';
import type { BenchProduct } from './benchProduct.ts';
import { type Figure, timed } from './Figure.ts';

const TEMPLATE_COUNTS = [10, 100, 1000];

/** Building the site: per page beside an Astro project without anything, and how it grows with the templates. */
export async function benchBuilds(product: BenchProduct): Promise<Figure[]> {
  const outDir = join(product.dataDir, 'bench-build');
  const sql = postgres(product.status.dbUrl, { max: 1 });
  const buildMs = () =>
    timed(() =>
      buildPart(
        'site',
        outDir,
        {
          PUBLIC_SUPABASE_URL: product.status.apiUrl,
          PUBLIC_SUPABASE_PUBLISHABLE_KEY: product.status.publishableKey,
        },
        product.signal,
      ),
    );
  try {
    const siteMs = await buildMs();
    const pages = await countPages(outDir);
    const bareMs = await timed(() => buildBareAstro(pages, product.signal));
    const growth: Figure[] = [];
    for (const count of TEMPLATE_COUNTS) {
      await fillTemplates(sql, count);
      growth.push({
        what: `site with ${count} templates`,
        unit: 's',
        value: (await buildMs()) / 1000,
        baseline: siteMs / 1000,
        baselineIs: 'with the example content',
      });
    }
    return [
      {
        what: `site, per page (${pages} pages)`,
        unit: 'ms',
        value: siteMs / pages,
        baseline: bareMs / pages,
        baselineIs: 'bare Astro, as many pages of one paragraph',
      },
      ...growth,
    ];
  } finally {
    await sql`delete from templates where demo_url = '/demo/bench'`;
    await sql.end();
  }
}

async function fillTemplates(sql: postgres.Sql, count: number): Promise<void> {
  await sql`insert into templates (name, description, demo_url)
    select 'Bench ' || number, 'Bench', '/demo/bench'
    from generate_series((select count(*) from templates) + 1, ${count}) as number`;
}

async function countPages(folder: string): Promise<number> {
  let pages = 0;
  for await (const _ of glob('**/*.html', { cwd: folder })) pages++;
  return pages;
}

/** Inside the site's own `node_modules`, so that it finds the same Astro and stays out of git. */
async function buildBareAstro(pages: number, cancelSignal: AbortSignal): Promise<void> {
  const folder = join(root, 'site/node_modules/.bare-astro');
  await mkdir(join(folder, 'src/pages'), { recursive: true });
  try {
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(
      join(folder, 'src/pages/[page].astro'),
      `---
export const getStaticPaths = () => Array.from({ length: ${pages} }, (_, page) => ({ params: { page: String(page) } }));
---
<!doctype html><html lang="bg"><title>Bare</title><p>Bare</p></html>
`,
    );
    await execa(join(root, 'site/node_modules/.bin/astro'), ['build'], {
      cwd: folder,
      cancelSignal,
      env: { ASTRO_TELEMETRY_DISABLED: '1' },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
