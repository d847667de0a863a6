import { glob, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '@vitrina/tests/fixtures/people.ts';
import { execa } from 'execa';
import postgres from 'postgres';
import type { Status } from '../product/status.ts';
import { buildPart } from '../release/buildPart.ts';
import { root } from '../root.ts';
import type { BenchProduct } from './benchProduct.ts';
import { type Figure, timed } from './Figure.ts';

const COUNTS = [10, 100, 1000];

/**
 * Building the site: per page beside an Astro project without anything, from an admin's wish to the page, and how it grows
 * with templates and with articles.
 */
export async function benchBuilds({ dataDir, status, signal }: BenchProduct): Promise<Figure[]> {
  const outDir = join(dataDir, 'bench-build');
  const environment = {
    PUBLIC_SUPABASE_URL: status.apiUrl,
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: status.publishableKey,
  };
  const build = () => timed(() => buildPart('site', outDir, environment, signal));
  const sql = postgres(status.dbUrl, { max: 1 });
  try {
    const site = await build();
    const pages = (await Array.fromAsync(glob('**/*.html', { cwd: outDir }))).length;
    const bare = await timed(() => buildBareAstro(pages, signal));
    const figures: Figure[] = [
      {
        what: `site, per page (${pages} pages)`,
        unit: 'ms',
        value: site.ms / pages,
        baseline: bare.ms / pages,
        baselineIs: 'bare Astro, as many pages of one paragraph',
      },
      {
        what: 'from „Публикувай сега“ to the page',
        unit: 's',
        value: (await timed(() => publish(status, sql))).ms / 1000,
        baseline: site.ms / 1000,
        baselineIs: 'building the site alone',
      },
    ];
    for (const count of COUNTS) {
      await sql`insert into templates (name, description, demo_url)
        select 'Bench ' || number, 'Bench', '/demo/bench'
        from generate_series((select count(*) from templates) + 1, ${count}) as number`;
      const grown = await build();
      figures.push({
        what: `site with ${count} templates`,
        unit: 's',
        value: grown.ms / 1000,
        baseline: site.ms / 1000,
        baselineIs: 'with the example content',
      });
    }
    await sql`delete from templates where demo_url = '/demo/bench'`;
    for (const count of COUNTS) {
      await sql`insert into posts
          (id, title, summary, body, author, tags, cover, cover_alt, service, aside_title, aside_text)
        select 1000 + number, 'Bench ' || number, summary, body, 'Bench', tags, cover, cover_alt, service, aside_title, aside_text
        from (select * from posts where id = 1) as first,
          generate_series((select count(*) from posts) + 1, ${count}) as number`;
      // The pictures of shared links are kept from one build to the next.
      await build();
      const grown = await build();
      figures.push({
        what: `site with ${count} articles of 800 words`,
        unit: 's',
        value: grown.ms / 1000,
        baseline: site.ms / 1000,
        baselineIs: 'with the example content',
      });
    }
    return figures;
  } finally {
    await sql`delete from templates where demo_url = '/demo/bench'`;
    await sql`delete from posts where author = 'Bench'`;
    await sql.end();
  }
}

/** Publishes a change: without one, the pages are there already. */
async function publish(status: Status, sql: postgres.Sql): Promise<void> {
  await sql`update templates set description = description || '.'`;
  const admin = await signIn(status, status.admin);
  const { data: wanted } = await admin.rpc('publish_site').throwOnError();
  const isOpen = () => sql`select from site_builds where id = ${wanted.id} and finished_at is null`;
  while ((await isOpen()).length > 0) await sleep(100);
}

/** Inside the site's own `node_modules`, so that it finds the same Astro and stays out of git. */
async function buildBareAstro(pages: number, cancelSignal: AbortSignal): Promise<void> {
  const folder = join(root, 'site/node_modules/.bare-astro');
  await mkdir(join(folder, 'src/pages'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(
    join(folder, 'src/pages/[page].astro'),
    `---
export const getStaticPaths = () => Array.from({ length: ${pages} }, (_, page) => ({ params: { page: String(page) } }));
---
<!doctype html><html lang="bg"><title>Bare</title><p>Bare</p></html>
`,
  );
  const env = { ASTRO_TELEMETRY_DISABLED: '1' };
  await execa(join(root, 'site/node_modules/.bin/astro'), ['build'], { cwd: folder, cancelSignal, env });
  await rm(folder, { recursive: true });
}
