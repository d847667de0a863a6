import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@vitrina/local-supabase/postgres/freePort.ts';
import { signIn } from '@vitrina/tests/fixtures/people.ts';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductSettings } from '../../product/settings.ts';
import { type Product, startProduct } from '../../product/startProduct.ts';

const PUBLISHES = 20;
const BUILT = { timeout: 180_000, interval: 250 };

let settings: ProductSettings;
let product: Product;
let sql: postgres.Sql;

beforeAll(async () => {
  settings = {
    sitePort: await freePort(),
    apiPort: await freePort(),
    dataDir: await mkdtemp(join(tmpdir(), 'vitrina-publishing-')),
    publishesChanges: true,
  };
  product = await startProduct(settings, AbortSignal.timeout(600_000));
  sql = postgres(product.status.dbUrl, { max: 2, onnotice: () => {} });
}, 600_000);

afterAll(async () => {
  await sql?.end();
  await product?.stop();
  await rm(settings.dataDir, { recursive: true, force: true });
});

test('a renamed template is in the HTML on the disk and on the wire', async () => {
  await sql`update public.templates set name = 'Вятърна мелница' where order_index = 0`;
  await expect.poll(() => get('/templates'), BUILT).toContain('Вятърна мелница');
  const onDisk = await readFile(join(settings.dataDir, 'www/templates.html'), 'utf8');
  expect(onDisk).toContain('Вятърна мелница');
});

test(`during ${PUBLISHES} publishes every page is whole and of one version, with all of its files`, async () => {
  const pages = ['/', '/templates', '/projects', '/ai-design'];
  const faults: string[] = [];
  const files = new Set<string>();
  let isOver = false;
  await renameAll(0);
  await expect.poll(() => get('/projects'), BUILT).toContain('[v0]');

  const visit = async () => {
    while (!isOver) {
      for (const page of pages) {
        const html = await get(page).catch((error: Error) => `${error.message}: ${error.cause}`);
        const versions = new Set(html.match(/\[v\d+\]/g));
        if (versions.size !== 1 || !html.endsWith('</html>'))
          faults.push(`${page}: ${[...versions]} ${html.slice(-40)}`);
        for (const [file] of html.matchAll(/\/_astro\/[\w.@-]+\.\w+/g)) files.add(file);
      }
      // A page that was opened earlier may ask for its files at any time.
      for (const file of files) {
        const { status } = await fetch(product.status.siteUrl + file);
        if (status !== 200) faults.push(`${file}: ${status}`);
      }
    }
  };
  const callApi = async () => {
    const headers = { apikey: product.status.publishableKey };
    while (!isOver) {
      const { ok } = await fetch(`${product.status.apiUrl}/rest/v1/templates?select=id`, { headers });
      if (!ok) faults.push('the API did not answer');
      await sleep(100);
    }
  };

  const visitors = [visit(), callApi()];
  for (let version = 1; version <= PUBLISHES; version++) {
    await renameAll(version);
    await expect.poll(() => get('/projects'), BUILT).toContain(`[v${version}]`);
  }
  isOver = true;
  await Promise.all(visitors);
  expect(faults).toEqual([]);
}, 1_800_000);

test('a broken build leaves the old site, says why, and can be repeated', async () => {
  const before = await get('/templates');
  await sql`revoke select on public.templates from anon`;
  await sql`update public.templates set name = 'Недостъпен' where order_index = 0`;
  await expect.poll(latest, BUILT).toMatchObject({ status: 'failed', failure: 'backend' });
  expect((await latest())?.failure_detail).toMatch(/^Cannot read templates .*permission denied/);
  expect((await latest())?.failure_detail).not.toMatch(/sb_|\/site\/|file:/);
  expect(await get('/templates')).toBe(before);

  await sql`grant select on public.templates to anon`;
  const admin = await signIn(product.status, product.status.admin);
  await admin.rpc('publish_site').throwOnError();
  await expect.poll(latest, BUILT).toMatchObject({ status: 'published' });
  expect(await get('/templates')).toContain('Недостъпен');
}, 400_000);

test('a build that the server was stopped in is made at the next start', async () => {
  await sql`update public.templates set name = 'Прекъснат' where order_index = 0`;
  await expect.poll(latest, BUILT).toMatchObject({ status: 'running' });
  await sql.end();
  await product.stop();
  expect(await readFile(join(settings.dataDir, 'www/templates.html'), 'utf8')).not.toContain('Прекъснат');

  product = await startProduct(settings, AbortSignal.timeout(600_000));
  sql = postgres(product.status.dbUrl, { max: 2, onnotice: () => {} });
  expect(await get('/templates')).toContain('Прекъснат');
  expect(await latest()).toMatchObject({ status: 'published', causes: ['templates'] });
}, 400_000);

async function get(path: string): Promise<string> {
  const answer = await fetch(product.status.siteUrl + path);
  expect(answer.status).toBe(200);
  return answer.text();
}

/** Marks every row that a page shows with the version, in one transaction. */
const renameAll = (version: number) =>
  sql.begin(async (transaction) => {
    const mark = ` [v${version}]`;
    await transaction`update public.templates set name = regexp_replace(name, ' \\[v.*', '') || ${mark}`;
    await transaction`update public.projects set title = regexp_replace(title, ' \\[v.*', '') || ${mark}`;
    await transaction`update public.ai_gallery_images set title = regexp_replace(title, ' \\[v.*', '') || ${mark}`;
  });

async function latest() {
  const [build] = await sql<
    { status: string; causes: string[]; failure: string | null; failure_detail: string | null }[]
  >`
    select status, causes, failure, failure_detail from public.site_builds
    order by coalesce(finished_at, 'infinity') desc limit 1`;
  return build;
}
