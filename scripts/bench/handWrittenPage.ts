/// <reference lib="dom" />
import { copyFile, glob, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { compressFiles } from '../release/compress.ts';
import type { BenchProduct } from './benchProduct.ts';
import { type ServedFolder, serveFolder } from './serveFolder.ts';

const TEXT_TAGS = 'h1,h2,h3,h4,p,li,a,button,label,dt,dd,figcaption,blockquote,th,td,summary';

/**
 * Serves pages as somebody would write them by hand who wants nothing but speed, in the place of those at `paths`: the
 * same words, one font, one picture.
 */
export async function serveHandWrittenPages(product: BenchProduct, paths: string[]): Promise<ServedFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-by-hand-'));
  const font = await copyFirst(product.www, '**/*cyrillic*.woff2', folder);
  const picture = await copyFirst(product.www, '**/*.webp', folder);
  const page = await product.browser.newPage();
  for (const path of paths) {
    await page.goto(product.status.siteUrl + path);
    const html = await rewritten(page, font, picture);
    const file = join(folder, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  await page.close();
  for (const name of ['_headers', '_redirects']) await writeFile(join(folder, name), '');
  await writeFile(join(folder, '404.html'), '<!doctype html>');
  await compressFiles(folder);
  return serveFolder(folder);
}

/** The words of the page in their order, in plain tags. */
async function rewritten(page: Page, font: string, picture: string): Promise<string> {
  const body = await page.evaluate((tags) => {
    const isInnermost = (element: Element) => !element.querySelector(tags);
    const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return [...document.querySelectorAll(`:is(${tags})`)]
      .filter((element) => isInnermost(element) && element.textContent?.trim())
      .map((element) => {
        const tag = /^H\d$/.test(element.tagName) ? element.tagName.toLowerCase() : 'p';
        return `<${tag}>${escaped(element.textContent?.trim() ?? '')}</${tag}>`;
      })
      .join('\n');
  }, TEXT_TAGS);
  return `<!doctype html>
<html lang="bg">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="By hand">
<title>By hand</title>
<style>
@font-face { font-family: Sofia; src: url("/${font}") format("woff2"); font-display: swap }
body { font: 17px/1.6 Sofia, sans-serif; max-width: 40rem; margin: auto; padding: 1rem }
img { max-width: 100%; height: auto }
</style>
<main>
<img src="/${picture}" alt="" width="640" height="400">
${body}
</main>
</html>
`;
}

async function copyFirst(from: string, pattern: string, to: string): Promise<string> {
  for await (const file of glob(pattern, { cwd: `${from}/` })) {
    await copyFile(join(from, file), join(to, basename(file)));
    return basename(file);
  }
  throw new Error(`Nothing in the published pages matches ${pattern}`);
}
