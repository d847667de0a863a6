import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBackend } from '@vitrina/local-supabase/startBackend.ts';
import { signInAddress } from '@vitrina/shared/signInAddress.ts';
import { signIn } from '@vitrina/tests/fixtures/people.ts';
import * as tar from 'tar';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { projectDir } from '../root.ts';
import type { BackedUpTable, Manifest } from './manifest.ts';
import { openProject, type Project } from './openProject.ts';
import { readBackup } from './readBackup.ts';

/**
 * A backup that the product wrote when thirty-five other migrations had made its tables. In it: an admin and two clients,
 * a conversation with a link, a picture and read positions, an answered inquiry and an unread one, mails that were sent
 * and mails that wait, content out of its first order, builds, and settings that an owner has changed.
 */
const ARCHIVE = fileURLToPath(new URL('./fixtures/migrations-until-20261122070000.tar.gz', import.meta.url));
/** Of everybody in it. */
const PASSWORD = 'only for this archive';

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let project: Project;
let manifest: Manifest;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-earlier-backup-'));
  await tar.extract({ file: ARCHIVE, cwd: folder });
  project = await openProject({ dataDir: join(folder, 'data'), sitePort: 4321, apiPort: 54321 }, {});
  ({ manifest } = await readBackup(project, ARCHIVE, false));
});
afterAll(async () => {
  await project?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

test('every row of every table is there as it was, and no other', async () => {
  for (const table of manifest.tables) {
    const [kept, restored] = [await keptRows(table), await restoredRows(table)];
    expect(restored, table.name).toHaveLength(table.rows);
    expect(restored, table.name).toEqual(kept.map((row) => adjusted(table, row)).sort(byText));
  }
  const filled = manifest.tables.filter(({ rows }) => rows > 0).map(({ name }) => name);
  expect(filled).toEqual([
    'identities',
    'users',
    'mail_settings',
    'retention_settings',
    'submit_settings',
    'ai_gallery_images',
    'chat_messages',
    'chat_reads',
    'chat_users',
    'contact_messages',
    'mails',
    'projects',
    'site_builds',
    'templates',
    'vitrina_inquiries',
  ]);
});

test('whoever wrote and every client is a person, with the address that notices went to', async () => {
  const { sql } = project;
  const clients = await sql`
    select username, person.email, person.stage from public.chat_users
    join public.people as person on person.client_id = chat_users.id order by username`;
  const accounts = await keptRows(tableOf('chat_users'));
  expect(clients.map(({ username, email }) => [username, email])).toEqual(
    accounts
      .filter(({ role }) => role === 'client')
      .map(({ username, notify_email }) => [username, notify_email])
      .sort(byText as never),
  );
  expect(new Set(clients.map(({ stage }) => stage))).toEqual(new Set(['won']));

  const senders = await sql`
    select person.email, person.name, person.stage, inquiry.answered_at from public.vitrina_inquiries as inquiry
    join public.people as person on person.id = inquiry.person_id`;
  expect(senders).toHaveLength(tableOf('vitrina_inquiries').rows);
  const [nobody] =
    await sql`select count(*)::integer as count from public.contact_messages where person_id is null`;
  expect(nobody?.count).toBe(0);
  const [about] = await sql`select count(*)::integer as count from public.deliveries
    where kind = 'chat' and account_id is null`;
  expect(about?.count).toBe(0);
});

test('what the site shows has a version to which its first change can be taken back', async () => {
  const [{ missing } = { missing: undefined }] = await project.sql`
    select count(*)::integer as missing from public.projects as item where not exists (
      select from public.content_versions where row_key = item.id::text and state = 'published' and content ->> 'title' = item.title
    )`;
  expect(missing).toBe(0);
});

test('every file is there as it was', async () => {
  const stored = await project.sql`select bucket_id || '/' || name as path from storage.objects order by 1`;
  expect(stored.map(({ path }) => path)).toEqual(
    manifest.files.map(({ bucket, name }) => `${bucket}/${name}`),
  );
  for (const { bucket, name, entry } of manifest.files) {
    const { data } = await project.supabase.storage.from(bucket).download(name);
    const kept = new Uint8Array(await readFile(join(folder, entry)));
    expect(new Uint8Array((await data?.arrayBuffer()) ?? [])).toEqual(kept);
  }
});

test('its people sign in with the passwords of that time and go on with their conversation', async () => {
  await project[Symbol.asyncDispose]();
  await using started = new AsyncDisposableStack();
  const backend = await startBackend({
    projectDir,
    dataDir: join(folder, 'data'),
    apiPort: 0,
    siteUrl: 'http://127.0.0.1:4321',
  });
  started.defer(() => backend.stop());
  const ana = await signIn(backend, { email: signInAddress('ana'), password: PASSWORD });
  const { data: messages } = await ana.from('chat_messages').select().order('timestamp');
  expect(messages).toHaveLength(5);
  const [first] = messages ?? [];
  const { error } = await ana.from('chat_messages').insert({
    id: crypto.randomUUID(),
    sender_id: first?.sender_id ?? '',
    receiver_id: first?.receiver_id ?? '',
    content: 'Още тук съм',
  });
  expect(error).toBeNull();
});

const tableOf = (name: string) => manifest.tables.find((table) => table.name === name) as BackedUpTable;

type Row = Record<string, unknown>;

async function keptRows({ entry }: BackedUpTable): Promise<Row[]> {
  const lines = (await readFile(join(folder, entry), 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line));
}

/** Without the columns that came later. */
async function restoredRows({ schema, name, columns }: BackedUpTable): Promise<Row[]> {
  const { sql } = project;
  // Positions named a message and its time; they name its number.
  if (name === 'chat_reads')
    return sql`select to_jsonb(item) as row from (
      select read.client_id, side, id as last_read_id, "timestamp" as last_read_timestamp
      from chat_reads as read join chat_messages as message
        on message.client_id = read.client_id and number = last_read_number
    ) as item`.then((rows) => rows.map(({ row }) => row).sort(byText));
  const place = name === 'mails' ? 'deliveries' : name;
  const kept = columns.filter((column) => column !== 'notify_email');
  const rows =
    await sql`select to_jsonb(item) as row from (select ${sql(kept)} from ${sql(`${schema}.${place}`)}) as item`;
  return rows.map(({ row }) => row).sort(byText);
}

const byText = (one: Row, other: Row) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

/** What `adjustRows.ts` and `earlierNames.ts` change on purpose. */
function adjusted({ name }: BackedUpTable, row: Row): Row {
  if (name === 'mails' && row.state === 'waiting')
    return { ...row, state: 'failed', failure: 'restored from a backup' };
  if (name === 'chat_users') {
    const { notify_email: _, ...account } = row;
    return account;
  }
  if (name === 'projects')
    return { ...row, image: String(row.image).replace(/^http.*\/object\/public\//, '') };
  if (name === 'users') return { ...row, instance_id: NO_INSTANCE, ...NO_TOKENS };
  return row;
}

const NO_INSTANCE = '00000000-0000-0000-0000-000000000000';
const NO_TOKENS = Object.fromEntries(
  [
    'confirmation_token',
    'recovery_token',
    'email_change',
    'email_change_token_new',
    'email_change_token_current',
    'phone_change',
    'phone_change_token',
    'reauthentication_token',
  ].map((column) => [column, '']),
);
