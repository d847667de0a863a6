import { copyFile, glob, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { BenchProduct } from './benchProduct.ts';
import { type ServedFolder, servePlainly } from './servePlainly.ts';

/**
 * Serves pages as somebody would write them by hand who wants nothing but speed, in the place of those at `paths`: the
 * same words, one font, one picture.
 */
export async function servePagesByHand(product: BenchProduct, paths: string[]): Promise<ServedFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-by-hand-'));
  const www = join(product.dataDir, 'www');
  const font = await copyFirst(www, '**/sofia-sans.*.woff2', folder);
  const picture = await copyFirst(www, '**/*.webp', folder);
  const page = await product.browser.newPage();
  for (const path of paths) {
    await page.goto(product.status.siteUrl + path);
    const words = (await page.locator('body').allInnerTexts()).join('\n');
    const file = join(folder, path === '/' ? 'index.html' : `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, pageOf(words, font, picture));
  }
  await page.close();
  return servePlainly(folder);
}

const pageOf = (words: string, font: string, picture: string) => `<!doctype html>
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
${words
  .replaceAll('&', '&amp;')
  .replaceAll('<', '&lt;')
  .replaceAll(/\S.*/g, (line) => `<p>${line}</p>`)}
</main>
</html>
`;

async function copyFirst(from: string, pattern: string, to: string): Promise<string> {
  const [file] = await Array.fromAsync(glob(pattern, { cwd: `${from}/` }));
  if (!file) throw new Error(`Nothing in the published pages matches ${pattern}`);
  await copyFile(join(from, file), join(to, basename(file)));
  return basename(file);
}
