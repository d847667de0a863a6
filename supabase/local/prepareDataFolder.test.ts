import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { marks, test } from './testing/placeTest.ts';
import { connectTo, start } from './testing/startTestBackend.ts';

test('a second start keeps the rows and the keys, and seeds nothing', async ({ place }) => {
  const first = await place.useFormerData().started();
  await connectTo(first, first.publishableKey).rpc('record_mark', { number: 7 });
  await first.stop();

  const second = await place.started();
  expect(second).toMatchObject({
    publishableKey: first.publishableKey,
    secretKey: first.secretKey,
  });
  expect(await marks(second)).toEqual(new Set([-1, 7]));
});

test('a session continues after a restart', async ({ place }) => {
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

test('only their owner can read the secrets', async ({ backend }) => {
  for (const file of ['secrets.json', 'database.log'])
    expect((await stat(join(backend.dataDir, file))).mode & 0o777).toBe(0o600);
  expect((await stat(join(backend.dataDir, 'database'))).mode & 0o077).toBe(0);
});

test('an interrupted creation of the database is repeated', async ({ place }) => {
  await mkdir(join(place.dataDir, 'database.new'), { recursive: true });
  await writeFile(join(place.dataDir, 'database.new', 'PG_VERSION'), '17');
  expect(await marks(await place.started())).toEqual(new Set([-1]));
});

test('a lock file left by a crash does not prevent the start, even if another process now has its number', async ({
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

test('a folder that other users cannot enter works as well', async ({ place }) => {
  place.useFormerData();
  await chmod(place.folder, 0o700);
  await place.started();
});
