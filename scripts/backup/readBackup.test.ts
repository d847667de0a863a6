import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, rmdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import * as tar from 'tar';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Manifest } from './manifest.ts';
import { openProject, type Project } from './openProject.ts';
import { readBackup } from './readBackup.ts';
import { allRows, fillProduct, PICTURE, type Rows } from './testing/fillProduct.ts';
import { writeBackup } from './writeBackup.ts';

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let project: Project;
/** The product's content when the backup was made. */
let archive: string;
let before: { rows: Rows; files: StoredFile[] };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-restore-test-'));
  const settings = { dataDir: join(folder, 'data'), sitePort: 4321, apiPort: 54321 };
  await fillProduct(settings);
  project = await openProject(settings, {});
  archive = join(folder, 'archive.tar.gz');
  // Stored without a cache-control.
  await project.supabase.storage.from('project-images').upload('3.webp', PICTURE, {
    contentType: 'image/webp',
    headers: { 'cache-control': 'no-cache' },
  });
  await writeBackup(project, archive);
  before = { rows: await allRows(project), files: await allFiles() };
});
afterAll(async () => {
  await project?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});
afterEach(async () => {
  await project.sql`update storage.buckets set file_size_limit = 10485760`;
  await readBackup(project, archive, true);
  expect(await allRows(project)).toEqual(before.rows);
});

test('one refused row leaves everything as it was, and is named without its content', async () => {
  const strange = await changedArchive('chat_messages', (row) => ({ ...row, content: '\u200b' }));
  await changeProject();
  const changed = { rows: await allRows(project), files: await allFiles() };

  const error = await failureOf(readBackup(project, strange, true));
  expect(error.message).toContain('chat_messages');
  expect(error.message).toContain('content_can_be_seen');
  for (const { id } of before.rows['public.chat_messages'] as { id: string }[])
    expect(error.message).toContain(id);
  expect(error.message).not.toContain('\u200b');
  expect({ rows: await allRows(project), files: await allFiles() }).toEqual(changed);
});

test('a file that its bucket refuses is named, and everything else is restored', async () => {
  await changeProject();
  const { storage } = project.supabase;
  await storage.from('project-images').remove(['2.webp', '3.webp']);
  await project.sql`update storage.buckets set file_size_limit = 4 where id = 'project-images'`;
  const { refused } = await readBackup(project, archive, true);
  expect(refused.map(({ file }) => file)).toEqual(['project-images/2.webp', 'project-images/3.webp']);
  expect(await allRows(project)).toEqual(before.rows);
  expect(await allFiles()).toEqual(before.files.filter(({ bucket }) => bucket !== 'project-images'));
});

test('a backup names a file that its bucket would refuse', async () => {
  await project.sql`update storage.buckets set file_size_limit = 4 where id = 'project-images'`;
  const { tooLarge } = await writeBackup(project, join(folder, 'named.tar.gz'));
  expect(tooLarge).toEqual(['project-images/2.webp', 'project-images/3.webp']);
});

test('a backup fails when Storage does not answer, and names a file whose content is lost', async () => {
  const path = join(folder, 'without.tar.gz');
  const unreachable = { ...project, supabase: createServiceClient('http://127.0.0.1:1', 'sb_secret_x') };
  await expect(writeBackup(unreachable, path)).rejects.toThrow('Offer Images/');

  const { content, lost } = await loseContent('3.webp');
  expect((await writeBackup(project, path)).manifest.missing).toEqual([lost]);

  // Back in its place, it is not the restore that removes it.
  await rename(`${content}.lost`, content);
  await readBackup(project, path, true);
  const { data } = await project.supabase.storage.from(lost.bucket).download(lost.name);
  expect(new Uint8Array((await data?.arrayBuffer()) ?? [])).toEqual(PICTURE);
});

test('a backup fails at a file that cannot be read for another reason', async () => {
  const { content } = await loseContent('3.webp');
  await mkdir(content);
  await expect(writeBackup(project, join(folder, 'failed.tar.gz'))).rejects.toThrow('project-images/3.webp');
  await rmdir(content);
  await rename(`${content}.lost`, content);
});

test('files are restored with their type, cache-control, date and owner', async () => {
  expect(before.files.filter(({ ownerId }) => ownerId === null).map(({ name }) => name)).toEqual(['3.webp']);
  for (const { bucket, name } of before.files) await project.supabase.storage.from(bucket).remove([name]);
  await readBackup(project, archive, true);
  expect(await allFiles()).toEqual(before.files);
});

test('if another file has a name, the rows name the restored one', async () => {
  const other = new Uint8Array([1, 2, 3]);
  const nameIn = (of: string) => before.files.find(({ bucket }) => bucket === of)?.name ?? '';
  for (const [bucket, name] of [
    ['project-images', '2.webp'],
    ['Offer Images', nameIn('Offer Images')],
    ['client-files', nameIn('client-files')],
  ] as const)
    await project.supabase.storage.from(bucket).upload(name, other, {
      contentType: bucket === 'client-files' ? 'application/octet-stream' : 'image/webp',
      upsert: true,
    });
  await readBackup(project, archive, true);

  const [shown] = await project.sql`select image from projects where title = 'С картина'`;
  const [bucket, name] = shown?.image.split('/') ?? [];
  const picture = await fetch(project.supabase.storage.from(bucket).getPublicUrl(name).data.publicUrl);
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(PICTURE);
  const articles = await project.sql`
    select cover, body from posts union all
    select content ->> 'cover', content ->> 'body' from content_versions where table_name = 'posts'`;
  expect(articles).toHaveLength(3);
  for (const article of articles)
    expect(article).toEqual({ cover: shown?.image, body: `Така: ![Витрина](${shown?.image})` });
  const galleries = await project.sql`
    select gallery from services union all
    select content -> 'gallery' from content_versions where table_name = 'services'`;
  for (const { gallery } of galleries)
    expect(gallery.map(({ picture }: { picture: string }) => picture)).toEqual(Array(3).fill(shown?.image));
  const sent = await project.sql`
    select 'Offer Images' as bucket, attachment_url as name from chat_messages where message_type = 'image' union all
    select 'client-files', attachment_url from chat_messages where message_type = 'file' union all
    select 'client-files', content #>> '{files,0,path}' from requests`;
  expect(sent).toHaveLength(3);
  for (const file of sent) {
    const { data } = await project.supabase.storage.from(file.bucket).download(file.name);
    expect(new Uint8Array((await data?.arrayBuffer()) ?? [])).toEqual(PICTURE);
  }
  expect(await allFiles()).toHaveLength(before.files.length);
});

test('a restore changes nothing when Storage does not answer', async () => {
  await changeProject();
  const changed = { rows: await allRows(project), files: await allFiles() };
  const unreachable = { ...project, supabase: createServiceClient('http://127.0.0.1:1', 'sb_secret_x') };
  await expect(readBackup(unreachable, archive, true)).rejects.toThrow('Nothing was changed');
  expect({ rows: await allRows(project), files: await allFiles() }).toEqual(changed);
});

test('a restore that is stopped while it writes rows changes nothing', async () => {
  await changeProject();
  const changed = { rows: await allRows(project), files: await allFiles() };
  const stop = new AbortController();
  const { failure } = await project.sql.begin(async (sql) => {
    await sql`lock table public.deliveries`;
    const failure = failureOf(readBackup(project, archive, true, stop.signal));
    const waiting = () => sql`select from pg_stat_activity where wait_event_type = 'Lock'`;
    await expect.poll(waiting, { timeout: 30_000 }).toHaveLength(1);
    stop.abort();
    return { failure };
  });
  expect((await failure).name).toBe('AbortError');
  expect({ rows: await allRows(project), files: await allFiles() }).toEqual(changed);
});

test.each(['../outside', 'tables/link'])(
  'an archive with the entry %s is refused with one sentence',
  async (path) => {
    const inside = join(folder, 'strange');
    await rm(inside, { recursive: true, force: true });
    await unpack(archive, inside);
    await writeFile(join(folder, 'outside'), 'x');
    await symlink('/etc/passwd', join(inside, 'tables', 'link'));
    const strange = join(folder, 'strange.tar.gz');
    await tar.create({ file: strange, cwd: inside, gzip: true, portable: true, preservePaths: true }, [
      'manifest.json',
      ...(await readdir(join(inside, 'files'))).map((name) => `files/${name}`),
      ...(await readdir(join(inside, 'tables')))
        .filter((name) => name !== 'link')
        .map((name) => `tables/${name}`),
      path,
    ]);
    await changeProject();
    const changed = { rows: await allRows(project), files: await allFiles() };
    const error = await failureOf(readBackup(project, strange, true));
    expect(error.message).toMatch(new RegExp(`holds what no backup holds: ${path}`));
    expect({ rows: await allRows(project), files: await allFiles() }).toEqual(changed);
  },
);

interface StoredFile {
  bucket: string;
  name: string;
  type: string;
  cacheControl: string | null;
  createdAt: Date;
  ownerId: string | null;
}

async function allFiles(): Promise<StoredFile[]> {
  const rows = await project.sql<StoredFile[]>`
    select bucket_id as bucket, name, metadata ->> 'mimetype' as type, metadata ->> 'cacheControl' as "cacheControl",
      created_at as "createdAt", owner_id as "ownerId"
    from storage.objects order by bucket_id, name`;
  return [...rows];
}

/** Moves the content of a picture aside. */
async function loseContent(name: string) {
  const lost = { bucket: 'project-images', name };
  const hash = createHash('sha256').update(`${lost.bucket}/${name}`).digest('hex');
  const content = join(folder, 'data', 'storage', hash.slice(0, 2), hash);
  await rename(content, `${content}.lost`);
  return { content, lost };
}

/** Other content than the backup's: other rows, and another picture. */
async function changeProject(): Promise<void> {
  await project.sql`update projects set title = 'Друго' where title = 'С картина'`;
  const { error } = await project.supabase.storage
    .from('project-images')
    .upload('4.webp', PICTURE, { contentType: 'image/webp' });
  if (error) throw error;
}

async function changedArchive(table: string, change: (row: Record<string, unknown>) => object) {
  const inside = join(folder, 'changed');
  await unpack(archive, inside);
  const manifest: Manifest = JSON.parse(await readFile(join(inside, 'manifest.json'), 'utf8'));
  const changed = manifest.tables.find(({ name }) => name === table);
  if (!changed) throw new Error(`The archive has no ${table}`);
  const lines = (await readFile(join(inside, changed.entry), 'utf8')).trim().split('\n');
  const rows = lines.map((line) => `${JSON.stringify(change(JSON.parse(line)))}\n`).join('');
  changed.checksum = createHash('sha256').update(rows).digest('hex');
  await writeFile(join(inside, changed.entry), rows);
  await writeFile(join(inside, 'manifest.json'), JSON.stringify(manifest));
  const file = join(folder, 'changed.tar.gz');
  const entries = ['manifest.json', ...[...manifest.tables, ...manifest.files].map(({ entry }) => entry)];
  await tar.create({ file, cwd: inside, gzip: true, portable: true }, entries);
  return file;
}

async function unpack(file: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  await tar.extract({ file, cwd: target });
}

const failureOf = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => Promise.reject(new Error('It did not fail.')),
    (error) => error,
  );
