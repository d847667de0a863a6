import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addIntegrity } from './addIntegrity.ts';

test('every script that a page loads is named with its hash, and nothing else is changed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-integrity-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'demo'));
  const script = 'alert("Здравей")';
  await writeFile(join(folder, 'a.js'), script);
  const page = (integrity: string) =>
    `<link rel="modulepreload" crossorigin href="/a.js"${integrity}><script type="module" src="/a.js"${integrity}></script>` +
    '<script>alert(1)</script><link rel="icon" href="/a.svg">';
  await writeFile(join(folder, 'demo/page.html'), page(''));
  await addIntegrity(folder);
  const hash = createHash('sha384').update(script).digest('base64');
  expect(await readFile(join(folder, 'demo/page.html'), 'utf8')).toBe(page(` integrity="sha384-${hash}"`));
});
