import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBackend } from '@vitrina/local-supabase/startBackend.ts';
import { copyPreparedProject } from '@vitrina/local-supabase/testing/copyPreparedProject.ts';
import { signInAddress } from '@vitrina/shared/signInAddress.ts';
import { signIn } from '@vitrina/tests/fixtures/people.ts';
import * as tar from 'tar';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { projectDir } from '../root.ts';
import type { BackedUpTable, Manifest } from './manifest.ts';
import { openProject, type Project } from './openProject.ts';
import { readBackup } from './readBackup.ts';

/**
 * Backups from two states of the product before 1.0, whose tables were made by other migrations. Both hold an admin, two
 * clients and their conversation, submissions, mails that were sent and that wait, content, and changed settings; the later
 * one also the other tables, but for waiting clients. Each row and file must be restored.
 */
const archives = [
  {
    migrations: '20261122070000',
    empty: ['deploy_hook_calls'],
    ownMessages: 5,
  },
  {
    migrations: '20261122101700',
    empty: ['chat_waiting'],
    ownMessages: 13,
  },
];
/** The password of everybody in the archives. */
const PASSWORD = 'only for this archive';

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let project: Project;
let manifest: Manifest;

describe.each(archives)('a backup made after migration $migrations', ({ migrations, empty, ownMessages }) => {
  beforeAll(async () => {
    const archive = fileURLToPath(
      new URL(`./fixtures/migrations-until-${migrations}.tar.gz`, import.meta.url),
    );
    folder = await mkdtemp(join(tmpdir(), 'vitrina-earlier-backup-'));
    await tar.extract({ file: archive, cwd: folder });
    await copyPreparedProject(join(folder, 'data'), projectDir);
    project = await openProject({ dataDir: join(folder, 'data'), sitePort: 4321, apiPort: 54321 }, {});
    ({ manifest } = await readBackup(project, archive, false));
  });
  afterAll(async () => {
    await project?.[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  test('is restored row by row', async () => {
    for (const table of manifest.tables) {
      // The calls of a hook are those of the project that they were made by.
      if (table.name === 'deploy_hook_calls') continue;
      const [kept, restored] = [await keptRows(table), await restoredRows(table)];
      expect(restored, table.name).toHaveLength(table.rows);
      expect(restored, table.name).toEqual(kept.map((row) => adjusted(table, row)).sort(byText));
    }
    expect(manifest.tables.filter(({ rows }) => rows === 0).map(({ name }) => name)).toEqual(empty);
  });

  test('gives every sender and every client a person', async () => {
    const { sql } = project;
    const clients = await sql`
      select username, person.email, person.stage from public.chat_users
      join public.people as person on person.client_id = chat_users.id order by username`;
    expect(clients.map(({ username }) => username)).toEqual(['ana', 'boris']);
    expect(new Set(clients.map(({ stage }) => stage))).toEqual(new Set(['won']));
    // In the first archive addresses are a column of the accounts.
    for (const { username, role, notify_email } of await keptRows(tableOf('chat_users')))
      if (role === 'client' && notify_email !== undefined)
        expect(clients.find((client) => client.username === username)?.email).toBe(notify_email);

    for (const table of ['vitrina_inquiries', 'contact_messages']) {
      const [alone] = await sql`select count(*)::integer as count from ${sql(table)} where person_id is null`;
      expect(alone?.count).toBe(0);
    }
    const [about] = await sql`select count(*)::integer as count from public.deliveries
      where kind = 'chat' and account_id is null`;
    expect(about?.count).toBe(0);
  });

  test('leaves a version of what the site shows, so that its first change can be undone', async () => {
    const [{ missing } = { missing: undefined }] = await project.sql`
      select count(*)::integer as missing from public.projects as item where not exists (
        select from public.content_versions where row_key = item.id::text and state = 'published' and content ->> 'title' = item.title
      )`;
    expect(missing).toBe(0);
  });

  test('is restored file by file', async () => {
    const stored = await project.sql`select bucket_id || '/' || name as path from storage.objects order by 1`;
    expect(stored.map(({ path }) => path)).toEqual(
      manifest.files.map(({ bucket, name }) => `${bucket}/${name}`).sort(),
    );
    for (const { bucket, name, entry } of manifest.files) {
      const { data } = await project.supabase.storage.from(bucket).download(name);
      const kept = new Uint8Array(await readFile(join(folder, entry)));
      expect(new Uint8Array((await data?.arrayBuffer()) ?? [])).toEqual(kept);
    }
  });

  test('lets its people sign in with their old passwords and continue their conversation', async () => {
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
    expect(messages).toHaveLength(ownMessages);
    const [first] = messages ?? [];
    const { error } = await ana.from('chat_messages').insert({
      id: crypto.randomUUID(),
      sender_id: first?.sender_id ?? '',
      receiver_id: first?.receiver_id ?? '',
      content: 'Още тук съм',
    });
    expect(error).toBeNull();
  });
});

const tableOf = (name: string) => manifest.tables.find((table) => table.name === name) as BackedUpTable;

type Row = Record<string, unknown>;

async function keptRows({ entry }: BackedUpTable): Promise<Row[]> {
  const lines = (await readFile(join(folder, entry), 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line));
}

/** The rows as they are now, without columns that the backup does not have. */
async function restoredRows({ schema, name, columns }: BackedUpTable): Promise<Row[]> {
  const { sql } = project;
  // The first archive's positions name a message and its time instead of its number.
  if (columns.includes('last_read_id'))
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

/** A row of the backup with what `adjustRows.ts` and `earlierNames.ts` change on purpose. */
function adjusted({ name }: BackedUpTable, row: Row): Row {
  if (['mails', 'deliveries'].includes(name) && row.state === 'waiting')
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
