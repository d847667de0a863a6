import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@vitrina/local-supabase/postgres/freePort.ts';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readStatus } from '../../product/status.ts';
import { root } from '../../root.ts';

const LONGEST_WAIT_MS = 300_000;

let dataDir: string;
let settings: Record<string, string>;
let product: ChildProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrina-killed-'));
  settings = { SITE_PORT: String(await freePort()), API_PORT: String(await freePort()), DATA_DIR: dataDir };
  await start();
}, LONGEST_WAIT_MS);

afterAll(async () => {
  product?.kill('SIGTERM');
  if (product?.exitCode === null) await once(product, 'exit');
  await rm(dataDir, { recursive: true, force: true });
});

const parts = () => readdirSync(join(dataDir, 'build'));
const releases = () => readdirSync(join(dataDir, 'releases'));
const shown = () => readlinkSync(join(dataDir, 'www'));
const works = join(root, 'site', '.astro');
const unfinished = () => readdirSync(works).filter((name) => name.startsWith('build-'));
const until = (isReached: () => boolean) =>
  vi.waitUntil(isReached, { timeout: LONGEST_WAIT_MS, interval: 2 });

/** How far a build is, judged by the folder it works in. `known` are the releases that existed before. */
const moments: Record<string, (known: string[]) => boolean> = {
  'has begun': () => unfinished().length > 0,
  'writes pages': () => unfinished().some((part) => existsSync(join(works, part, 'about.html'))),
  'puts the release together': (known) => releases().some((name) => !known.includes(name)),
  'compresses files': (known) =>
    releases()
      .filter((name) => !known.includes(name))
      .some((name) => existsSync(join(dataDir, 'releases', name, 'about.html.gz'))),
  'has just shown the release': (known) => known.every((name) => !shown().endsWith(name)),
};

describe.each(Object.entries(moments))('when the build %s', (_, isReached) => {
  test.each(['everything', 'the server alone'] as const)('kill -9 of %s', async (victim) => {
    const before = await page();
    const name = await renameTemplate();
    const known = releases();
    await until(() => isReached(known));
    await kill(victim);
    await showsOnly(before, name, start());
    await isTidy();
  });
});

test('kill -9 in the build of a start', async () => {
  const before = await page();
  const name = await renameTemplate();
  await until(() => unfinished().length > 0);
  await kill('everything');
  // It is killed before it has started.
  void start().catch(() => {});
  await until(() => unfinished().length > 0);
  await kill('the server alone');
  await showsOnly(before, name, start());
  await isTidy();
});

/** Until the change is shown, every answer is either the whole old page or the whole new one. */
async function showsOnly(before: string, name: string, starting: Promise<void>): Promise<void> {
  for (const end = Date.now() + LONGEST_WAIT_MS; Date.now() < end; await sleep(20)) {
    const html = await page().catch(() => '');
    if (html === '' || html === before) continue;
    expect(html).toContain(name);
    expect(html).toMatch(/<\/html>\s*$/);
    return starting;
  }
  throw new Error('The change was never shown.');
}

/** The admin shows that the build has ended, and no unfinished files are left. */
async function isTidy(): Promise<void> {
  const open = () =>
    query((sql) => sql`select from public.site_builds where status in ('requested', 'running')`);
  await expect.poll(open, { timeout: 60_000 }).toHaveLength(0);
  const last = await query(
    (sql) => sql`select status from public.site_builds order by started_at desc limit 1`,
  );
  expect(last).toEqual([{ status: 'published' }]);
  const finished = ['admin', 'chat', 'site'].flatMap((part) => [part, `${part}.fingerprint`]);
  expect(parts().sort()).toEqual(finished.sort());
  expect(unfinished()).toEqual([]);
  // The previous release stays for requests that are still answered from it.
  expect(releases().length).toBeLessThanOrEqual(2);
  expect(existsSync(join(dataDir, 'www.new'))).toBe(false);
}

async function start(): Promise<void> {
  product = spawn(process.execPath, ['scripts/serve.ts'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const printed of product.stdout ?? []) {
    if (String(printed).includes('Ctrl-C')) {
      product.stdout?.resume();
      return;
    }
  }
  throw new Error('The product did not start.');
}

async function kill(victim: 'everything' | 'the server alone'): Promise<void> {
  const pid = Number(product.pid);
  const below = victim === 'everything' ? descendants(pid) : [];
  // It fails where one of them has ended by itself meanwhile, and kills the others all the same.
  spawnSync('kill', ['-9', ...[pid, ...below].map(String)]);
  if (product.exitCode === null && product.signalCode === null) await once(product, 'exit');
}

function descendants(parent: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const processes = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const below = (of: number): number[] =>
    processes.filter(([, ppid]) => ppid === of).flatMap(([pid = 0]) => [pid, ...below(pid)]);
  return below(parent);
}

async function renameTemplate(): Promise<string> {
  const name = `Прекъсване ${Date.now()}`;
  await query((sql) => sql`update public.templates set name = ${name} where order_index = 0`);
  return name;
}

async function query(ask: (sql: postgres.Sql) => PromiseLike<Iterable<unknown>>): Promise<unknown[]> {
  const sql = postgres((await readStatus(dataDir)).dbUrl, { max: 1, onnotice: () => {} });
  try {
    return [...(await ask(sql))];
  } finally {
    await sql.end();
  }
}

async function page(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${settings.SITE_PORT}/templates`);
  expect(answer.status).toBe(200);
  return answer.text();
}
