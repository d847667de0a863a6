import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { clearLeftovers } from './buildRelease.ts';
import { planRelease } from './planRelease.ts';

const options = {
  environment: { PUBLIC_SUPABASE_URL: 'https://api', PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'key' },
  content: 'rows',
};
let dataDir: string;
const build = () => join(dataDir, 'build');
const releases = () => join(dataDir, 'releases');

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrina-plan-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  for (const folder of [build(), releases()]) await mkdir(folder);
});

/** A product whose parts are all built and published. */
async function published() {
  const { outdated, name } = await planRelease({ dataDir, ...options });
  for (const [part, print] of Object.entries(outdated)) {
    await mkdir(join(build(), part));
    await writeFile(join(build(), `${part}.fingerprint`), print);
  }
  await mkdir(join(releases(), `${name}-now`));
  await symlink(`releases/${name}-now`, join(dataDir, 'www'));
  return `${name}-now`;
}

test('other rows make the site outdated and nothing else', async () => {
  await published();
  expect(await planRelease({ dataDir, ...options })).toMatchObject({ outdated: {}, isPublished: true });
  const plan = await planRelease({ dataDir, ...options, content: 'other rows' });
  expect(Object.keys(plan.outdated)).toEqual(['site']);
  expect(plan.isPublished).toBe(false);
});

test('a new year in Sofia makes the site outdated, whose pages end with it', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T21:59:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await published();
  vi.setSystemTime('2026-12-31T22:00:00Z');
  expect(Object.keys((await planRelease({ dataDir, ...options })).outdated)).toEqual(['site']);
});

test('a release that was deleted is published again', async () => {
  await rm(join(releases(), await published()), { recursive: true });
  expect(await planRelease({ dataDir, ...options })).toMatchObject({
    outdated: {},
    published: undefined,
    isPublished: false,
  });
});

test('what cannot be read is an error, not an absence', async () => {
  await mkdir(join(build(), 'site.fingerprint'));
  await expect(planRelease({ dataDir, ...options })).rejects.toThrow('EISDIR');
});

test('what builds that were cut short have left is cleared, and nothing else', async () => {
  const release = await published();
  for (const leftover of [join(build(), 'site-1a2b'), join(releases(), 'half')]) {
    await mkdir(leftover);
    await writeFile(join(leftover, 'index.html'), '');
  }
  const finished = ['admin', 'chat', 'site'].flatMap((part) => [part, `${part}.fingerprint`]);
  await clearLeftovers(await planRelease({ dataDir, ...options }));
  expect((await readdir(build())).sort()).toEqual(finished.sort());
  expect(await readdir(releases())).toEqual([release]);
});
