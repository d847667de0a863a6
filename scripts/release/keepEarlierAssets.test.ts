import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepEarlierAssets } from './keepEarlierAssets.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('a page opened three releases ago still finds its files, for a week', async () => {
  const { release, pool, has } = await setUp();
  const first = await release(undefined, { '_astro/a.1.js': 'one', 'index.html': 'one' });
  const second = await release(first, { '_astro/a.2.js': 'two', 'index.html': 'two' });
  const third = await release(second, { '_astro/a.3.js': 'three', 'index.html': 'three' });
  for (const file of ['_astro/a.1.js', '_astro/a.2.js', '_astro/a.3.js'])
    expect(await has(third, file)).toBe(true);
  expect(await readFile(join(third, 'index.html'), 'utf8')).toBe('three');

  const longAgo = new Date(Date.now() - 8 * DAY_MS);
  await utimes(join(pool, '_astro/a.1.js'), longAgo, longAgo);
  const fourth = await release(third, { '_astro/a.3.js': 'three' });
  expect(await has(fourth, '_astro/a.1.js')).toBe(false);
  expect(await has(fourth, '_astro/a.2.js')).toBe(true);
});

test('the week begins when a file falls out of use, however old it is', async () => {
  const { release, has } = await setUp();
  const first = await release(undefined, { 'admin/assets/a.1.js': 'one' });
  const longAgo = new Date(Date.now() - 300 * DAY_MS);
  await utimes(join(first, 'admin/assets/a.1.js'), longAgo, longAgo);
  const second = await release(first, { 'admin/assets/a.2.js': 'two' });
  const third = await release(second, { 'admin/assets/a.3.js': 'three' });
  expect(await has(third, 'admin/assets/a.1.js')).toBe(true);
});

test('a file that comes back is the release’s own again, and pages are never kept', async () => {
  const { release, pool, has } = await setUp();
  const first = await release(undefined, { '_astro/a.1.js': 'one', 'old.html': 'old' });
  const second = await release(first, { '_astro/a.2.js': 'two' });
  expect(await has(second, 'old.html')).toBe(false);
  await release(second, { '_astro/a.1.js': 'one' });
  expect(await has(pool, '_astro/a.1.js')).toBe(false);
  expect(await has(pool, '_astro/a.2.js')).toBe(true);
});

async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-assets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const pool = join(folder, 'pool');
  let count = 0;
  const release = async (previous: string | undefined, files: Record<string, string>) => {
    const name = join(folder, `release-${++count}`);
    for (const [file, content] of Object.entries(files)) {
      await mkdir(dirname(join(name, file)), { recursive: true });
      await writeFile(join(name, file), content);
    }
    await keepEarlierAssets({ release: name, previous, pool });
    return name;
  };
  const has = (place: string, file: string) =>
    readFile(join(place, file)).then(
      () => true,
      () => false,
    );
  return { release, pool, has };
}
