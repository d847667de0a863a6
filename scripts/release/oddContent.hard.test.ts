import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { startTestBackend } from '@vitrina/tests/fixtures/startTestBackend.ts';
import { oddArticles } from '@vitrina/tests/fuzz/someArticle.ts';
import { oddRows } from '@vitrina/tests/fuzz/someContent.ts';
import { oddServices } from '@vitrina/tests/fuzz/someService.ts';
import { expect, onTestFinished, test } from 'vitest';
import { putFirstContent } from '../firstContent/putFirstContent.ts';
import { buildPart } from './buildPart.ts';

const ARTICLES = 60;
const SERVICES = 40;
const ROWS = 30;
const PRICE_IDS = ['constructor', 'a'.repeat(60)];

/** What no XML holds, not even written as a number. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

test.each([1, 2])(
  'a site of the oddest rows that the database takes is built, as of seed %i',
  async (seed) => {
    const backend = await startTestBackend();
    onTestFinished(backend.stop);
    const supabase = createServiceClient(backend.apiUrl, backend.secretKey);
    const taken: number[] = [];
    for (const article of oddArticles(20 * ARTICLES)) {
      const { data } = await supabase
        .from('posts')
        .insert(article as never)
        .select('id');
      taken.push(...(data ?? []).map(({ id }) => id));
      if (taken.length === ARTICLES) break;
    }
    expect(taken).toHaveLength(ARTICLES);
    await putFirstContent(supabase);
    const odd = await writeOddServices(supabase);
    expect(odd).toBeGreaterThan(8 * SERVICES);
    await writeOddRows(supabase, seed);
    const range = { cents: 5_000, cents_to: 120_000, currency: 'BGN' };
    await supabase.from('prices').update(range).eq('id', 'service-copywriting').throwOnError();

    const folder = await mkdtemp(join(tmpdir(), 'vitrina-odd-articles-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await buildPart('site', folder, {
      PUBLIC_SUPABASE_URL: backend.apiUrl,
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    });
    const pages = await Array.fromAsync(glob('blog/*.html', { cwd: folder }));
    expect(pages.sort()).toEqual([...taken, 404].map((id) => `blog/${id}.html`).sort());
    const read = (file: string) => readFile(join(folder, file), 'utf8');
    const broken: string[] = [];
    expect(await Array.fromAsync(glob('services/*.html', { cwd: folder }))).toHaveLength(5);
    for await (const page of glob('**/*.html', { cwd: folder })) {
      const html = await read(page);
      if (/<img.src=x/.test(html.replaceAll(/="[^"]*"/g, ''))) broken.push(page);
      for (const [, data = ''] of html.matchAll(/ld\+json">(.*?)<\/script>/gs)) JSON.parse(data);
    }
    expect(broken).toEqual([]);
    // The tag of a neighbouring shop has no room for a range.
    expect((await read('services/websites.html')).match(/25,56–613,55/)).toBeNull();
    const feed = await read('rss.xml');
    expect(feed.match(/<item>/g)).toHaveLength(ARTICLES);
    for (const xml of [feed, await read('sitemap-0.xml')]) expect(xml).not.toMatch(NOT_XML);
  },
);

/** More rows in the lists; what is there once says something else. */
async function writeOddRows(supabase: Supabase, seed: number): Promise<void> {
  for (const table of ['templates', 'projects', 'ai_gallery_images', 'faqs', 'testimonials'] as const)
    await supabase
      .from(table)
      .insert(oddRows(table, seed, ROWS) as never[])
      .throwOnError();
  const prices = oddRows('prices', seed, ROWS).map((row, place) => ({
    ...row,
    id: PRICE_IDS[place] ?? `${place}`,
  }));
  await supabase
    .from('prices')
    .insert(prices as never[])
    .throwOnError();
  for (const table of ['packages', 'studio_facts'] as const) {
    const { data: rows } = await supabase.from(table).select('id').throwOnError();
    for (const [place, odd] of oddRows(table, seed, rows.length).entries())
      await supabase
        .from(table)
        .update(odd as never)
        .eq('id', rows[place]?.id ?? '')
        .throwOnError();
  }
}

/** Column by column, so that one that is refused keeps no other from its oddities. Returns how many were taken. */
async function writeOddServices(supabase: Supabase): Promise<number> {
  const { data: services } = await supabase.from('services').select('id').throwOnError();
  let taken = 0;
  for (const [place, odd] of oddServices(SERVICES).entries())
    for (const [column, value] of Object.entries(odd)) {
      const { data } = await supabase
        .from('services')
        .update({ [column]: value } as never)
        .eq('id', services[place % services.length]?.id ?? '')
        .select('id');
      taken += data?.length ?? 0;
    }
  return taken;
}
