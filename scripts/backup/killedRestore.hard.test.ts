import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, watch } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@vitrina/local-supabase/postgres/freePort.ts';
import { type Backend, startBackend } from '@vitrina/local-supabase/startBackend.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectDir, root } from '../root.ts';
import { openProject, type Project } from './openProject.ts';
import { readBackup } from './readBackup.ts';
import { fill, PICTURE, type Rows } from './testing/fillProduct.ts';
import { type Gate, startGate } from './testing/startGate.ts';
import { filesOf, stateOf } from './testing/stateOf.ts';
import { writeBackup } from './writeBackup.ts';

// Kills a restore with -9 after a certain number of requests, and in the middle of writing rows. The project must then
// be in one of two complete states: the one before, or that of the archive.

const MOMENTS = 10;
const PICTURES = 8;

let folder: string;
/** The restores that are killed. */
let temporary: string;
let backend: Backend;
let gate: Gate;
let project: Project;
const archives = new Map<string, string>();
const states = new Map<string, Rows>();
let wantedFiles: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-killed-restore-'));
  temporary = join(folder, 'tmp');
  await mkdir(temporary);
  const siteUrl = 'http://127.0.0.1:4321';
  const options = { dataDir: join(folder, 'data'), apiPort: 0, projectDir, siteUrl, hasSchedule: false };
  backend = await startBackend(options);
  gate = await startGate(backend.apiUrl);
  project = await openProject({ dataDir: '', sitePort: 0, apiPort: 0 }, hosted());

  await keep('empty');
  await fill(backend);
  await addProjects('wanted');
  await keep('wanted');
  wantedFiles = await filesOf(project);

  // Other rows and files. Some files are the same, and one has the same name with another content.
  await project.sql`delete from public.projects where title like 'wanted%'`;
  const bucket = project.supabase.storage.from('project-images');
  await bucket.remove(Array.from({ length: PICTURES - 2 }, (_, number) => `wanted-${number + 2}.webp`));
  await bucket.upload('wanted-1.webp', PICTURE, { contentType: 'image/webp', upsert: true });
  await addProjects('before');
  await keep('before');
});
afterAll(async () => {
  await project?.[Symbol.asyncDispose]();
  await gate?.stop();
  await backend?.stop();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['before', ['--force']],
  ['empty', []],
] as const)(
  'killed at any moment over "%s", a restore has changed everything or nothing',
  async (start, options) => {
    let requests = 0;
    await reset(start);
    gate.count((number) => {
      requests = number;
    });
    await ended(restore(options));
    expect(requests).toBeGreaterThan(MOMENTS);

    const met = new Set<string>();
    for (let moment = 1; moment <= MOMENTS; moment++) {
      await reset(start);
      const child = restore(options);
      const last = Math.round((requests * moment) / MOMENTS);
      gate.count((number) => void (number === last && child.kill('SIGKILL')));
      await ended(child);
      expect(child.signalCode).toBe('SIGKILL');
      const state = await whichState(start);
      met.add(state);
      expect(await readdir(temporary)).toEqual([]);

      // The next restore reuses what this one has left, and removes the rest.
      const next = restore(state === 'wanted' ? ['--force'] : options);
      await ended(next);
      expect(next.exitCode).toBe(0);
      expect(await whichState(start)).toBe('wanted');
      expect(await filesOf(project)).toEqual(wantedFiles);
    }
    expect(met).toContain(start);
  },
);

test.each([
  ['before', 'SIGKILL'],
  ['before', 'SIGINT'],
  ['empty', 'SIGKILL'],
] as const)(
  'over "%s", a restore that gets %s while it writes rows has changed nothing',
  async (start, signal) => {
    await reset(start);
    const child = await project.sql.begin(async (sql) => {
      await sql`lock table public.deliveries`;
      const waiting = restore(['--force']);
      await expect.poll(() => connections('Lock'), { timeout: 60_000 }).toBe(1);
      waiting.kill(signal);
      return waiting;
    });
    await ended(child);
    expect(child.exitCode).toBe(signal === 'SIGINT' ? 130 : null);
    expect(await whichState(start)).toBe(start);
  },
);

test('a restore killed together with its own backend has changed everything or nothing', async () => {
  const settings = { dataDir: join(folder, 'stopped'), sitePort: 4321, apiPort: await freePort() };
  const stateAfter = async (name?: string) => {
    await using opened = await openProject(settings, {});
    if (name) await readBackup(opened, archives.get(name) ?? '', true);
    return await stateOf(opened);
  };
  const wanted = await stateAfter('wanted');
  const before = await stateAfter('before');
  for (const changes of [1, 10, 30]) {
    await stateAfter('before');
    const watching = new AbortController();
    const files = watch(join(settings.dataDir, 'storage'), { recursive: true, signal: watching.signal });
    const child = restore(['--force'], { DATA_DIR: settings.dataDir, API_PORT: String(settings.apiPort) });
    child.once('exit', () => watching.abort());
    // The restore may end earlier: then there is nothing to kill, and the state is checked all the same.
    await nth(files, changes).catch(() => undefined);
    child.kill('SIGKILL');
    await ended(child);
    expect([before, wanted]).toContainEqual(await stateAfter());
  }
});

const hosted = () => ({
  SUPABASE_URL: gate.url,
  SUPABASE_SECRET_KEY: backend.secretKey,
  SUPABASE_DB_URL: backend.dbUrl,
});

/** Distinguished from our own connections by its name. */
const victim = () => ({ ...hosted(), SUPABASE_DB_URL: `${backend.dbUrl}?application_name=victim` });

async function keep(name: string): Promise<void> {
  const archive = join(folder, `${name}.tar.gz`);
  await writeBackup(project, archive);
  archives.set(name, archive);
  states.set(name, await stateOf(project));
}

async function reset(name: string): Promise<void> {
  gate.count(() => undefined);
  await readBackup(project, archives.get(name) ?? '', true);
  expect(await stateOf(project)).toEqual(states.get(name));
}

/** Projects with one picture each. */
async function addProjects(prefix: string): Promise<void> {
  const bucket = project.supabase.storage.from('project-images');
  for (let number = 0; number < PICTURES; number++) {
    const title = `${prefix}-${number}.webp`;
    const { error } = await bucket.upload(title, Buffer.from(title), { contentType: 'image/webp' });
    expect(error).toBeNull();
    await project.sql`insert into public.projects ${project.sql({ title, description: 'x', image: `project-images/${title}` })}`;
  }
}

function restore(options: readonly string[], environment: NodeJS.ProcessEnv = victim()): ChildProcess {
  return spawn(process.execPath, ['scripts/restore.ts', archives.get('wanted') ?? '', ...options], {
    cwd: root,
    env: { ...process.env, TMPDIR: temporary, ...environment },
    stdio: 'ignore',
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Waits until the database has finished or rolled back what it was asked for. */
async function whichState(start: string): Promise<string> {
  await expect.poll(() => connections(), { timeout: 60_000 }).toBe(0);
  const found = await stateOf(project);
  const isStart = JSON.stringify(found) === JSON.stringify(states.get(start));
  if (!isStart) expect(found).toEqual(states.get('wanted'));
  return isStart ? start : 'wanted';
}

async function connections(waitingFor?: 'Lock'): Promise<number> {
  const [row] = await project.sql<{ count: number }[]>`
    select count(*)::integer from pg_stat_activity
    where application_name = 'victim'
      and ${waitingFor ? project.sql`wait_event_type = ${waitingFor}` : project.sql`true`}`;
  return row?.count ?? 0;
}

async function nth(events: AsyncIterable<unknown>, count: number): Promise<void> {
  let left = count;
  for await (const _ of events) if (--left === 0) return;
}
