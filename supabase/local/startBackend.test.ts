import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startPostgres } from './postgres/startPostgres.ts';
import type { Backend } from './startBackend.ts';
import { connectTo, projectDir, start, temporaryFolder } from './testing/startTestBackend.ts';

// Many databases are made here, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const backendProcess = fileURLToPath(new URL('./testing/backendProcess.ts', import.meta.url));

let template: Awaited<ReturnType<typeof temporaryFolder>>;
let folder: typeof template;
let dataDir: string;
const running: { stop(): Promise<unknown> }[] = [];

beforeAll(async () => {
  template = await temporaryFolder();
  await (await start(join(template.path, 'data'))).stop();
});
afterAll(() => template.remove());
beforeEach(async () => {
  folder = await temporaryFolder();
  dataDir = join(folder.path, 'data');
});
afterEach(async () => {
  for (const backend of running.splice(0)) await backend.stop();
  await folder.remove();
});

/** A data folder that a backend has been started on before. */
function useFormerData(): void {
  execFileSync('cp', ['-a', join(template.path, 'data'), folder.path]);
}

async function started(options = {}): Promise<Backend> {
  const backend = await start(dataDir, options);
  running.push(backend);
  return backend;
}

const marks = async (backend: Pick<Backend, 'apiUrl' | 'publishableKey'>) => {
  const { data, error } = await connectTo(backend, backend.publishableKey).rpc('count_marks');
  if (error) throw error;
  return new Set<number>(data);
};

/** A project of which one file is different. */
async function projectWith(file: string, content: string): Promise<string> {
  const copy = join(folder.path, 'project');
  await cp(projectDir, copy, { recursive: true });
  await writeFile(join(copy, file), content);
  return copy;
}

test('a second start keeps the rows and the keys, and seeds nothing', async () => {
  const first = await started();
  expect(first.isFirstStart).toBe(true);
  await connectTo(first, first.publishableKey).rpc('record_mark', { number: 7 });
  await first.stop();

  const second = await started();
  expect(second).toMatchObject({
    isFirstStart: false,
    publishableKey: first.publishableKey,
    secretKey: first.secretKey,
  });
  expect(await marks(second)).toEqual(new Set([-1, 7]));
});

test('a session goes on after a restart', async () => {
  useFormerData();
  const first = await started();
  const account = { email: 'ana@example.com', password: 'correct horse' };
  await connectTo(first, first.secretKey).auth.admin.createUser({ ...account, email_confirm: true });
  const { data } = await connectTo(first, first.publishableKey).auth.signInWithPassword(account);
  await first.stop();

  const second = await started();
  const refresh_token = data.session?.refresh_token ?? '';
  const { error } = await connectTo(second, second.publishableKey).auth.refreshSession({ refresh_token });
  expect(error).toBeNull();
});

test('Bulgarian letters are letters to the index that searches', async () => {
  useFormerData();
  const sql = postgres((await started()).dbUrl, { max: 1, onnotice: () => undefined });
  await sql`create extension if not exists pg_trgm`;
  const [row] = await sql<{ trigrams: string[] }[]>`select show_trgm('среща') as trigrams`;
  await sql.end();
  expect(row?.trigrams).toHaveLength(6);
});

test('the secrets are for the owner’s eyes only', async () => {
  useFormerData();
  await started();
  for (const file of ['secrets.json', 'database.log'])
    expect((await stat(join(dataDir, file))).mode & 0o777).toBe(0o600);
  expect((await stat(join(dataDir, 'database'))).mode & 0o077).toBe(0);
});

test('it listens on the loopback interface only', async () => {
  useFormerData();
  const backend = await started();
  const others = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  for (const { address } of others.filter(({ family, internal }) => family === 'IPv4' && !internal))
    for (const url of [backend.apiUrl, backend.dbUrl.replace('postgresql:', 'http:')])
      await expect(fetch(`http://${address}:${new URL(url).port}`)).rejects.toThrow();
});

test('a taken port is named, and nothing stays behind', async () => {
  useFormerData();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port: apiPort } = other.address() as AddressInfo;
  await expect(start(dataDir, { apiPort })).rejects.toThrow(`Port ${apiPort} is taken`);
  other.close();
  expect((await started()).isFirstStart).toBe(false);
});

test('a second backend on the same folder is refused', async () => {
  useFormerData();
  const backend = await started();
  await expect(start(dataDir)).rejects.toThrow(`Another backend is already running on ${dataDir}`);
  expect(await marks(backend)).toEqual(new Set([-1]));
});

test('a migration that fails stops the start, names itself and leaves nothing of itself', async () => {
  useFormerData();
  const file = '20260101000003_broken.sql';
  const project = await projectWith(`migrations/${file}`, 'create table public.half (id int); select 1/0;');
  await expect(start(dataDir, { projectDir: project })).rejects.toThrow(
    `The migration ${file} failed: division by zero`,
  );
  await writeFile(join(project, 'migrations', file), 'create table public.half (id int);');
  await started({ projectDir: project });
});

test('a database with migrations that this version lacks is refused with what to do, and stays as it is', async () => {
  useFormerData();
  const former = await started();
  await connectTo(former, former.publishableKey).rpc('record_mark', { number: 7 });
  await former.stop();

  const project = await projectWith(
    'migrations/20260201000000_one_for_all.sql',
    'create table public.one ();',
  );
  for (const file of ['20260101000000_notes.sql', '20260101000002_storage_and_realtime.sql'])
    await rm(join(project, 'migrations', file));
  await expect(start(dataDir, { projectDir: project })).rejects.toThrow(
    'The database was made by another version of the product: its migration 20260101000002 is not part of this one. ' +
      'Nothing was changed. To bring its content here, go back to the version that made it and run ' +
      '"npm run backup -- FILE"; then, with this version and DATA_DIR set to a new folder, run ' +
      '"npm run restore -- FILE".',
  );

  const backend = await started();
  expect(await marks(backend)).toEqual(new Set([-1, 7]));
  const sql = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
  const [row] = await sql`select to_regclass('public.one') as one`;
  await sql.end();
  expect(row?.one).toBeNull();
});

test('a first start that broke off in the seed is completed by the next', async () => {
  const seed = 'insert into public.marks values (1); select 1/0;';
  const project = await projectWith('seed.sql', seed);
  await expect(start(dataDir, { projectDir: project })).rejects.toThrow('The seed failed: division by zero');
  const backend = await started();
  expect(backend.isFirstStart).toBe(true);
  expect(await marks(backend)).toEqual(new Set([-1]));
});

test('an interrupted creation of the database is repeated', async () => {
  await mkdir(join(dataDir, 'database.new'), { recursive: true });
  await writeFile(join(dataDir, 'database.new', 'PG_VERSION'), '17');
  expect((await started()).isFirstStart).toBe(true);
});

test('a lock file left by a crash, its number taken by another process since, does not prevent the start', async () => {
  useFormerData();
  const stale = [process.pid, join(dataDir, 'database'), 0, 1, '', '127.0.0.1', '', ''].join('\n');
  await writeFile(join(dataDir, 'database', 'postmaster.pid'), stale);
  await started();
});

test('a damaged data folder is refused with one line', async () => {
  useFormerData();
  const version = join(dataDir, 'database', 'PG_VERSION');
  const original = await readFile(version, 'utf8');
  await writeFile(version, '16');
  await expect(start(dataDir)).rejects.toThrow(/belongs to PostgreSQL 16, not 17\.$/);
  await rm(version);
  await expect(start(dataDir)).rejects.toThrow(/is damaged: it is not a PostgreSQL database folder\.$/);
  await writeFile(version, original);
  await rm(join(dataDir, 'database', 'global', 'pg_control'));
  await expect(start(dataDir)).rejects.toThrow(/^PostgreSQL did not start on [^\n]*pg_control[^\n]*$/);
  await writeFile(join(dataDir, 'secrets.json'), '{');
  await expect(start(dataDir)).rejects.toThrow(/secrets\.json is damaged\.[^\n]*$/);
  await rm(join(dataDir, 'secrets.json'));
  await expect(start(dataDir)).rejects.toThrow(/secrets\.json is missing\.[^\n]*$/);
});

test('a folder that other accounts cannot enter serves as well', async () => {
  useFormerData();
  await chmod(folder.path, 0o700);
  await started();
});

test('another PostgreSQL can take the place of the embedded one', async () => {
  const other = await startPostgres(join(folder.path, 'other'), 'a password of its own');
  running.push(other);
  const backend = await started({ databaseUrl: other.adminUrl });
  running.reverse();
  expect(backend.dbUrl).toBe(other.adminUrl);
  expect(await marks(backend)).toEqual(new Set([-1]));
  await expect(start(join(folder.path, 'third'), { databaseUrl: other.adminUrl })).rejects.toThrow(
    'Another backend is already running on this database.',
  );
});

test('edge functions find set what the process has set, but for the project’s own', async () => {
  useFormerData();
  const environment = {
    GREETING: 'Здравей',
    SMTP_URL: 'smtp://mail.example',
    SUPABASE_URL: 'https://x.example',
  };
  const backend = await started({ environment });
  const { data } = await connectTo(backend, backend.secretKey).functions.invoke('echo', { body: '' });
  expect(data.environment).toMatchObject({ ...environment, SUPABASE_URL: backend.apiUrl });
});

test('stopping lets open requests finish', async () => {
  useFormerData();
  const backend = await started();
  // The function calls this address and answers only after it has been answered.
  let stopped: Promise<void> | undefined;
  const other = createServer((_request, response) => {
    stopped = backend.stop();
    response.end();
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const response = await fetch(`${backend.apiUrl}/functions/v1/echo`, { method: 'POST', body: url });
  expect(await response.json()).toMatchObject({ body: url });
  await stopped;
  other.close();
});

const postmaster = async () =>
  Number((await readFile(join(dataDir, 'database', 'postmaster.pid'), 'utf8')).split('\n')[0]);

test('killing the backend with -9 loses nothing acknowledged, and its database is not left running', async () => {
  useFormerData();
  const acknowledged = await burst((pid) => process.kill(pid, 'SIGKILL'));
  const orphan = await postmaster();
  expect(await lost(acknowledged)).toEqual([]);
  expect(() => process.kill(orphan, 0)).toThrow('ESRCH');
  expect(await postmaster()).not.toBe(orphan);
});

test('killing the database with -9 too loses nothing acknowledged', async () => {
  useFormerData();
  const acknowledged = await burst(async (pid) => {
    process.kill(-(await postmaster()), 'SIGKILL');
    process.kill(pid, 'SIGKILL');
  });
  expect(await lost(acknowledged)).toEqual([]);
});

async function lost(acknowledged: number[]): Promise<number[]> {
  expect(acknowledged.length).toBeGreaterThan(50);
  const kept = await marks(await started());
  return acknowledged.filter((number) => !kept.has(number));
}

/** Records marks as fast as it can in a backend that is then killed; returns those that were acknowledged. */
async function burst(kill: (pid: number) => unknown): Promise<number[]> {
  const child = fork(backendProcess, [dataDir], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [backend] = await once(child, 'message');
  const client = connectTo(backend, backend.publishableKey);
  const acknowledged: number[] = [];
  let next = 0;
  const record = async () => {
    for (;;) {
      next += 1;
      const { data, error } = await client.rpc('record_mark', { number: next });
      if (error) return;
      acknowledged.push(data);
      if (acknowledged.length === 60) await kill(backend.pid);
    }
  };
  await Promise.all([...Array.from({ length: 8 }, record), once(child, 'exit')]);
  return acknowledged;
}
