import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@vitrina/shared/brand.ts';
import { type Person, signIn } from '@vitrina/tests/fixtures/people.ts';
import { execa } from 'execa';
import { afterAll, expect, test, vi } from 'vitest';
import { root } from '../root.ts';
import { checkArchive } from './checkArchive.ts';
import { openProject, type Project } from './openProject.ts';
import { readBackup } from './readBackup.ts';
import { allRows, fillProduct, PICTURE, type Rows } from './testing/fillProduct.ts';
import { writeBackup } from './writeBackup.ts';

// Each test starts one or two databases.
vi.setConfig({ testTimeout: 60_000 });

const folder = await mkdtemp(join(tmpdir(), 'vitrina-backup-'));
const archive = join(folder, 'backups', 'x.tar.gz');
afterAll(() => rm(folder, { recursive: true, force: true }));

const settings = (name: string) => ({ dataDir: join(folder, name), sitePort: 4321, apiPort: 0 });
const open = (name: string) => openProject(settings(name), {});

const uploads = async ({ sql }: Project) => [
  ...(await sql`select bucket_id, name, created_at from storage.objects order by bucket_id, name`),
];

let before: { rows: Rows; people: Person[]; uploads: unknown[] };

test('a backup of a stopped product contains all rows and files, readable by its owner only', async () => {
  const people = await fillProduct(settings('first'));
  await using project = await open('first');
  before = { rows: await allRows(project), people, uploads: await uploads(project) };
  await project.sql`insert into deliveries (channel, kind, account_id, content)
    select 'push', 'chat', id, jsonb_build_object('about', id) from chat_users where role = 'client' limit 1`;
  await project.sql`insert into private.deploy_hook_calls (build_id, calls, request_id)
    select id, 6, 5 from site_builds where status = 'requested'`;
  const { manifest } = await writeBackup(project, archive);
  expect(manifest.missing).toEqual([]);
  expect(manifest.files.map(({ bucket, name }) => `${bucket}/${name}`)).toEqual([
    `Offer Images/chat-images/${people[1]?.id}/1.webp`,
    expect.stringMatching(new RegExp(`^client-files/${people[1]?.id}/.+\\.pdf$`)),
    'project-images/2.webp',
  ]);
  const tables = manifest.tables.map(({ name }) => name);
  expect(tables).toContain('chat_messages');
  for (const leftOut of ['account_keys', 'push_subscriptions', 'push_settings'])
    expect(tables).not.toContain(leftOut);
  expect((await stat(archive)).mode & 0o077).toBe(0);
});

test('the next backup removes what a killed one has left', async () => {
  await using project = await open('first');
  const gone = spawnSync(process.execPath, ['--version']).pid;
  await mkdir(join(folder, 'backups', `.unfinished-backup-${gone}-x`, 'tables'), { recursive: true });
  await writeBackup(project, join(folder, 'backups', 'y.tar.gz'));
  expect((await readdir(join(folder, 'backups'))).sort()).toEqual(['x.tar.gz', 'y.tar.gz']);
});

test('a backup that is stopped leaves nothing', async () => {
  await using project = await open('first');
  await expect(
    writeBackup(project, join(folder, 'backups', 'z.tar.gz'), AbortSignal.abort()),
  ).rejects.toThrow('aborted');
  expect((await readdir(join(folder, 'backups'))).sort()).toEqual(['x.tar.gz', 'y.tar.gz']);
});

test.each([
  ['a folder', ''],
  ['below a file', 'file/x.tar.gz'],
])(
  'a backup that cannot be written, because its name is that of %s, says so in one line',
  async (_, name) => {
    await writeFile(join(folder, 'file'), '');
    const { exitCode, stderr } = await execa(process.execPath, ['scripts/backup.ts', join(folder, name)], {
      cwd: root,
      env: { DATA_DIR: join(folder, 'first') },
      reject: false,
    });
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^\n.+ cannot be written: .+\. Name another file: npm run backup -- <file>$/);
  },
);

test.each([
  ['backup', '[-- <file>]'],
  ['restore', '-- <file> [--force]'],
])('npm run %s takes one file, and does nothing where two are named', async (command, usage) => {
  const { exitCode, stderr } = await execa(process.execPath, [`scripts/${command}.ts`, 'x', 'y'], {
    cwd: root,
    env: { DATA_DIR: join(folder, 'first') },
    reject: false,
  });
  expect(exitCode).toBe(1);
  expect(stderr).toBe(`\nUsage: npm run ${command} ${usage}`);
});

test('a restore of a file that is not there says so', async () => {
  await expect(checkArchive(join(folder, 'none.tar.gz'))).rejects.toThrow(
    /^There is no file .+none\.tar\.gz\.$/,
  );
});

test('a restore into an empty folder gives the same rows, files and passwords', async () => {
  await using project = await open('second');
  await readBackup(project, archive, false);

  // What a client has sent in the last day counts, and a restore sends nothing.
  expect(await uploads(project)).toEqual(before.uploads);
  expect(await allRows(project)).toEqual(before.rows);

  const [, client] = before.people;
  const { data } = await project.supabase.storage
    .from('Offer Images')
    .download(`chat-images/${client?.id}/1.webp`);
  expect(new Uint8Array((await data?.arrayBuffer()) ?? [])).toEqual(PICTURE);
  const { publicUrl } = project.supabase.storage.from('project-images').getPublicUrl('2.webp').data;
  const picture = await fetch(publicUrl);
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect(picture.headers.get('cache-control')).toContain('60');

  const { publishableKey } = JSON.parse(await readFile(join(folder, 'second', 'secrets.json'), 'utf8'));
  const apiUrl = new URL(publicUrl).origin;
  for (const person of before.people) await signIn({ apiUrl, publishableKey }, person);
});

test('numbering continues after a restore, and mails that were waiting wait for a person', async () => {
  await using project = await open('second');
  await project.sql`select submit_inquiry('Нов', 'new@example.bg', '1', 'x', 'y', '')`;
  const [mail] =
    await project.sql`select state, failure from deliveries where kind = 'inquiry' and content ->> 'name' = 'Ана'`;
  expect(mail).toEqual({ state: 'failed', failure: 'restored from a backup' });
  expect(await project.sql`select from deliveries where channel = 'push'`).toHaveLength(0);
  const calls = await project.sql`select from private.deploy_hook_calls`;
  expect(calls, 'the hook of this project has not been called yet').toHaveLength(0);
  const [next] = await project.sql`select nextval(pg_get_serial_sequence('posts', 'id'))::integer as number`;
  // Number 6 was taken down and can be restored.
  expect(next).toEqual({ number: 7 });
});

test('existing content is only replaced with --force', async () => {
  await using project = await open('second');
  await expect(readBackup(project, archive, false)).rejects.toThrow(/is not empty .*--force/);
  await readBackup(project, archive, true);
  const [count] = await project.sql`select count(*)::integer from vitrina_inquiries`;
  expect(count).toEqual({ count: 1 });
});

test('in a project with another chat domain, user names sign in at that one', async () => {
  await using project = await open('second');
  const { sql } = project;
  const addresses = () => sql<{ email: string; noted: string }[]>`
    select account.email, identity_data ->> 'email' as noted from auth.users as account
    join auth.identities on user_id = account.id order by account.email`;
  const before = await addresses();
  await sql`create or replace function private.chat_domain() returns text language sql immutable set search_path = ''
    return 'chat.studio.example'`;
  await readBackup(project, archive, true);
  const moved = before.map(({ email }) => email.replace(brand.chatDomain, 'chat.studio.example'));
  expect(moved).not.toEqual(before.map(({ email }) => email));
  expect(await addresses()).toEqual(moved.map((email) => ({ email, noted: email })));
});

test('a damaged archive, one of a newer version, or one with unknown columns changes nothing', async () => {
  const bytes = await readFile(archive);
  const damaged = join(folder, 'damaged.tar.gz');
  await writeFile(damaged, bytes.subarray(0, bytes.length / 2));
  await expect(checkArchive(damaged)).rejects.toThrow('damaged');

  await using project = await open('second');
  const { sql } = project;
  await sql`alter table projects rename column title to heading`;
  await expect(readBackup(project, archive, true)).rejects.toThrow(
    'no place for what the backup holds in projects.title',
  );
  await sql`alter table projects rename column heading to title`;
  await sql`delete from supabase_migrations.schema_migrations
    where version = (select max(version) from supabase_migrations.schema_migrations)`;
  await expect(readBackup(project, archive, true)).rejects.toThrow(
    /newer version .* lacks the migrations \d{14}\.$/,
  );
  const [count] = await sql`select count(*)::integer from vitrina_inquiries`;
  expect(count).toEqual({ count: 1 });
});

test('a backup without a name is named after its time', async () => {
  const { stdout } = await execa(process.execPath, [join(root, 'scripts', 'backup.ts')], {
    cwd: folder,
    env: { DATA_DIR: join(folder, 'first') },
  });
  const [path = ''] = /^backups\/vitrina-[\dT-]+\.tar\.gz(?=: \d+ rows)/.exec(stdout) ?? [];
  expect((await checkArchive(join(folder, path))).files).toHaveLength(3);
});

test('a backup that leaves a file out because its content is gone is made, and its command fails', async () => {
  await rm(join(folder, 'first', 'storage'), { recursive: true });
  const file = join(folder, 'backups', 'without.tar.gz');
  const { exitCode, stderr } = await execa(process.execPath, ['scripts/backup.ts', file], {
    cwd: root,
    env: { DATA_DIR: join(folder, 'first') },
    reject: false,
  });
  expect(exitCode).toBe(1);
  expect(stderr).toContain('its content is gone: project-images/2.webp');
  expect((await checkArchive(file)).missing).toHaveLength(3);
});
