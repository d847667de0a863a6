import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { startTestBackend } from '@vitrina/tests/fixtures/startTestBackend.ts';
import { oddArticles } from '@vitrina/tests/fuzz/someArticle.ts';
import { expect, onTestFinished, test } from 'vitest';
import { putFirstContent } from '../firstContent/putFirstContent.ts';
import { buildPart } from './buildPart.ts';

const ARTICLES = 60;

/** What no XML holds, not even written as a number. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

test('a site with the oddest articles that the database takes is built, each at its address', async () => {
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
  for (const page of ['blog.html', ...pages]) {
    const outsideOfAttributes = (await read(page)).replaceAll(/="[^"]*"/g, '');
    if (outsideOfAttributes.includes('<img src=x')) broken.push(page);
  }
  expect(broken).toEqual([]);
  const feed = await read('rss.xml');
  expect(feed.match(/<item>/g)).toHaveLength(ARTICLES);
  for (const xml of [feed, await read('sitemap-0.xml')]) expect(xml).not.toMatch(NOT_XML);
});
