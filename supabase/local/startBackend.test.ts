import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { afterAll, test as anyTest, beforeAll, expect, vi } from 'vitest';
import { startPostgres } from './postgres/startPostgres.ts';
import type { Backend } from './startBackend.ts';
import { connectTo, projectDir, start, temporaryFolder } from './testing/startTestBackend.ts';

// Many databases are made here, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const backendProcess = fileURLToPath(new URL('./testing/backendProcess.ts', import.meta.url));

let template: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  template = await temporaryFolder();
  await (await start(join(template.path, 'data'))).stop();
});
afterAll(() => template.remove());

/** What a test has for itself, as they wait a lot and so run at the same time. */
class Place {
  readonly folder: string;
  readonly dataDir: string;
  readonly running: { stop(): Promise<unknown> }[] = [];

  constructor(folder: string) {
    this.folder = folder;
    this.dataDir = join(folder, 'data');
  }

  /** A data folder that a backend has been started on before. */
  useFormerData(): this {
    execFileSync('cp', ['-a', join(template.path, 'data'), this.folder]);
    return this;
  }

  async started(options = {}): Promise<Backend> {
    const backend = await start(this.dataDir, options);
    this.running.push(backend);
    return backend;
  }

  /** A project of which one file is different. */
  async projectWith(file: string, content: string): Promise<string> {
    const copy = join(this.folder, 'project');
    await cp(projectDir, copy, { recursive: true });
    await writeFile(join(copy, file), content);
    return copy;
  }
}

const { concurrent: test } = anyTest.extend<{ place: Place; backend: Backend & { dataDir: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads which fixtures this one needs from its pattern
  place: async ({}, use) => {
    const folder = await temporaryFolder();
    const place = new Place(folder.path);
    await use(place);
    for (const backend of place.running.splice(0)) await backend.stop();
    await folder.remove();
  },
  /** One that nobody changes. */
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const folder = await temporaryFolder();
      const place = new Place(folder.path).useFormerData();
      const backend = await place.started();
      await use({ ...backend, dataDir: place.dataDir });
      await backend.stop();
      await folder.remove();
    },
    { scope: 'file' },
  ],
});

const marks = async (backend: Pick<Backend, 'apiUrl' | 'publishableKey'>) => {
  const { data, error } = await connectTo(backend, backend.publishableKey).rpc('count_marks');
  if (error) throw error;
  return new Set<number>(data);
};

test('a second start keeps the rows and the keys, and seeds nothing', async ({ place }) => {
  const first = await place.useFormerData().started();
  await connectTo(first, first.publishableKey).rpc('record_mark', { number: 7 });
  await first.stop();

  const second = await place.started();
  expect(second).toMatchObject({
    isFirstStart: false,
    publishableKey: first.publishableKey,
    secretKey: first.secretKey,
  });
  expect(await marks(second)).toEqual(new Set([-1, 7]));
});

test('a session goes on after a restart', async ({ place }) => {
  place.useFormerData();
  const first = await place.started();
  const account = { email: 'ana@example.com', password: 'correct horse' };
  await connectTo(first, first.secretKey).auth.admin.createUser({ ...account, email_confirm: true });
  const { data } = await connectTo(first, first.publishableKey).auth.signInWithPassword(account);
  await first.stop();

  const second = await place.started();
  const refresh_token = data.session?.refresh_token ?? '';
  const { error } = await connectTo(second, second.publishableKey).auth.refreshSession({ refresh_token });
  expect(error).toBeNull();
});

test('Bulgarian letters are letters to the index that searches', async ({ backend }) => {
  const sql = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
  await sql`create extension if not exists pg_trgm`;
  const [row] = await sql<{ trigrams: string[] }[]>`select show_trgm('среща') as trigrams`;
  await sql.end();
  expect(row?.trigrams).toHaveLength(6);
});

test('the secrets are for the owner’s eyes only', async ({ backend }) => {
  for (const file of ['secrets.json', 'database.log'])
    expect((await stat(join(backend.dataDir, file))).mode & 0o777).toBe(0o600);
  expect((await stat(join(backend.dataDir, 'database'))).mode & 0o077).toBe(0);
});

test('it listens on the loopback interface only', async ({ backend }) => {
  const others = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  for (const { address } of others.filter(({ family, internal }) => family === 'IPv4' && !internal))
    for (const url of [backend.apiUrl, backend.dbUrl.replace('postgresql:', 'http:')])
      await expect(fetch(`http://${address}:${new URL(url).port}`)).rejects.toThrow();
});

test('a taken port is named, and nothing stays behind', async ({ place }) => {
  place.useFormerData();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port: apiPort } = other.address() as AddressInfo;
  await expect(start(place.dataDir, { apiPort })).rejects.toThrow(`Port ${apiPort} is taken`);
  other.close();
  expect((await place.started()).isFirstStart).toBe(false);
});

test('a second backend on the same folder is refused', async ({ backend }) => {
  await expect(start(backend.dataDir)).rejects.toThrow(
    `Another backend is already running on ${backend.dataDir}`,
  );
  expect(await marks(backend)).toEqual(new Set([-1]));
});

test('a migration that fails stops the start, names itself and leaves nothing of itself', async ({
  place,
}) => {
  place.useFormerData();
  const file = '20260101000003_broken.sql';
  const project = await place.projectWith(
    `migrations/${file}`,
    'create table public.half (id int); select 1/0;',
  );
  await expect(start(place.dataDir, { projectDir: project })).rejects.toThrow(
    `The migration ${file} failed: division by zero`,
  );
  await writeFile(join(project, 'migrations', file), 'create table public.half (id int);');
  await place.started({ projectDir: project });
});

test('a database with migrations that this version lacks is refused with what to do, and stays as it is', async ({
  place,
}) => {
  place.useFormerData();
  const former = await place.started();
  await connectTo(former, former.publishableKey).rpc('record_mark', { number: 7 });
  await former.stop();

  const project = await place.projectWith(
    'migrations/20260201000000_one_for_all.sql',
    'create table public.one ();',
  );
  for (const file of ['20260101000000_notes.sql', '20260101000002_storage_and_realtime.sql'])
    await rm(join(project, 'migrations', file));
  await expect(start(place.dataDir, { projectDir: project })).rejects.toThrow(
    'The database was made by another version of the product: its migration 20260101000002 is not part of this one. ' +
      'Nothing was changed. To bring its content here, go back to the version that made it and run ' +
      '"npm run backup -- FILE"; then, with this version and DATA_DIR set to a new folder, run ' +
      '"npm run restore -- FILE".',
  );

  const backend = await place.started();
  expect(await marks(backend)).toEqual(new Set([-1, 7]));
  const sql = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
  const [row] = await sql`select to_regclass('public.one') as one`;
  await sql.end();
  expect(row?.one).toBeNull();
});

test('a first start that broke off in the seed is completed by the next', async ({ place }) => {
  const seed = 'insert into public.marks values (1); select 1/0;';
  const project = await place.projectWith('seed.sql', seed);
  await expect(start(place.dataDir, { projectDir: project })).rejects.toThrow(
    'The seed failed: division by zero',
  );
  const backend = await place.started();
  expect(backend.isFirstStart).toBe(true);
  expect(await marks(backend)).toEqual(new Set([-1]));
});

test('an interrupted creation of the database is repeated', async ({ place }) => {
  await mkdir(join(place.dataDir, 'database.new'), { recursive: true });
  await writeFile(join(place.dataDir, 'database.new', 'PG_VERSION'), '17');
  expect((await place.started()).isFirstStart).toBe(true);
});

test('a lock file left by a crash, its number taken by another process since, does not prevent the start', async ({
  place,
}) => {
  place.useFormerData();
  const stale = [process.pid, join(place.dataDir, 'database'), 0, 1, '', '127.0.0.1', '', ''].join('\n');
  await writeFile(join(place.dataDir, 'database', 'postmaster.pid'), stale);
  await place.started();
});

test('a damaged data folder is refused with one line', async ({ place }) => {
  place.useFormerData();
  const version = join(place.dataDir, 'database', 'PG_VERSION');
  const original = await readFile(version, 'utf8');
  await writeFile(version, '16');
  await expect(start(place.dataDir)).rejects.toThrow(/belongs to PostgreSQL 16, not 17\.$/);
  await rm(version);
  await expect(start(place.dataDir)).rejects.toThrow(/is damaged: it is not a PostgreSQL database folder\.$/);
  await writeFile(version, original);
  await rm(join(place.dataDir, 'database', 'global', 'pg_control'));
  await expect(start(place.dataDir)).rejects.toThrow(/^PostgreSQL did not start on [^\n]*pg_control[^\n]*$/);
  await writeFile(join(place.dataDir, 'secrets.json'), '{');
  await expect(start(place.dataDir)).rejects.toThrow(/secrets\.json is damaged\.[^\n]*$/);
  await rm(join(place.dataDir, 'secrets.json'));
  await expect(start(place.dataDir)).rejects.toThrow(/secrets\.json is missing\.[^\n]*$/);
});

test('a folder that other accounts cannot enter serves as well', async ({ place }) => {
  place.useFormerData();
  await chmod(place.folder, 0o700);
  await place.started();
});

test('another PostgreSQL can take the place of the embedded one', async ({ place }) => {
  const other = await startPostgres(join(place.folder, 'other'), 'a password of its own');
  place.running.push(other);
  const backend = await place.started({ databaseUrl: other.adminUrl });
  place.running.reverse();
  expect(backend.dbUrl).toBe(other.adminUrl);
  expect(await marks(backend)).toEqual(new Set([-1]));
  await expect(start(join(place.folder, 'third'), { databaseUrl: other.adminUrl })).rejects.toThrow(
    'Another backend is already running on this database.',
  );
});

test('edge functions find set what the process has set, but for the project’s own', async ({ place }) => {
  place.useFormerData();
  const environment = {
    GREETING: 'Здравей',
    SMTP_URL: 'smtp://mail.example',
    SUPABASE_URL: 'https://x.example',
  };
  const backend = await place.started({ environment });
  const { data } = await connectTo(backend, backend.secretKey).functions.invoke('echo', { body: '' });
  expect(data.environment).toMatchObject({ ...environment, SUPABASE_URL: backend.apiUrl });
});

test('stopping lets open requests finish', async ({ place }) => {
  place.useFormerData();
  const backend = await place.started();
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

const postmaster = async (place: Place) =>
  Number((await readFile(join(place.dataDir, 'database', 'postmaster.pid'), 'utf8')).split('\n')[0]);

test('killing the backend with -9 loses nothing acknowledged, and its database is not left running', async ({
  place,
}) => {
  place.useFormerData();
  const acknowledged = await burst(place, (pid) => process.kill(pid, 'SIGKILL'));
  const orphan = await postmaster(place);
  expect(await lost(place, acknowledged)).toEqual([]);
  expect(() => process.kill(orphan, 0)).toThrow('ESRCH');
  expect(await postmaster(place)).not.toBe(orphan);
});

test('killing the database with -9 too loses nothing acknowledged', async ({ place }) => {
  place.useFormerData();
  const acknowledged = await burst(place, async (pid) => {
    process.kill(-(await postmaster(place)), 'SIGKILL');
    process.kill(pid, 'SIGKILL');
  });
  expect(await lost(place, acknowledged)).toEqual([]);
});

async function lost(place: Place, acknowledged: number[]): Promise<number[]> {
  expect(acknowledged.length).toBeGreaterThan(50);
  const kept = await marks(await place.started());
  return acknowledged.filter((number) => !kept.has(number));
}

/** Records marks as fast as it can in a backend that is then killed; returns those that were acknowledged. */
async function burst(place: Place, kill: (pid: number) => unknown): Promise<number[]> {
  const child = fork(backendProcess, [place.dataDir], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
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
