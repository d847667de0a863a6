import { applyPlatform } from '@vitrina/local-supabase/applyPlatform.ts';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPostgres15, type Postgres15 } from './openPostgres15.ts';
import { readScripts } from './prepareDatabase.ts';

// Whoever updates has rows. Each later migration meets a database that was filled just before it.
vi.setConfig({ testTimeout: 120_000 });

/** The last migration of the first release; there are no filled databases from before it. */
const FIRST_RELEASE = '20261121024100_realtime.sql';

const migrations = await readScripts('migrations');
const first = migrations.findIndex(({ name }) => name === FIRST_RELEASE) + 1;

const [ana, vera] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];
const message = '00000000-0000-4000-8000-00000000000c';

/** Rows as they were written before a table had the columns that came later. */
const rows: [table: string, insert: string][] = [
  [
    'auth.users',
    `insert into auth.users (id, email) values ('${ana}', 'ana@chat.example'), ('${vera}', 'v@chat.example')`,
  ],
  [
    'public.chat_users',
    `insert into public.chat_users (id, username, role) values ('${ana}', 'ana', 'client'), ('${vera}', 'vera', 'admin')`,
  ],
  [
    'public.templates',
    `insert into public.templates (name, description, demo_url) values ('а', 'а', '/a'), ('б', 'б', '/b')`,
  ],
  [
    'public.projects',
    `insert into public.projects (title, description, image) values ('а', 'а', '/a'), ('б', 'б', '/b')`,
  ],
  [
    'public.ai_gallery_images',
    `insert into public.ai_gallery_images (title, image_url) values ('а', '/a'), ('б', '/b')`,
  ],
  [
    'public.vitrina_inquiries',
    `insert into public.vitrina_inquiries (name, email, phone, service, message) values ('Ана', 'a,b@example', '1', 'x', 'y')`,
  ],
  [
    'public.contact_messages',
    `insert into public.contact_messages (name, email, phone, title, message) values ('Ана', 'ana@example.bg', 'N/A', 'x', 'y')`,
  ],
  [
    'public.chat_messages',
    `insert into public.chat_messages (id, sender_id, receiver_id, content) values ('${message}', '${ana}', '${vera}', 'Здравейте')`,
  ],
  [
    'public.chat_reads',
    `insert into public.chat_reads (client_id, side, last_read_timestamp, last_read_id) values ('${ana}', 'studio', now(), '${message}')`,
  ],
  ['storage.objects', `insert into storage.objects (bucket_id, name) values ('project-images', '1.webp')`],
];

let server: Postgres15;
let admin: postgres.Sql;
beforeAll(async () => {
  server = await openPostgres15();
  admin = postgres(server.url, { max: 1, onnotice: () => undefined });
  await admin`create database step`;
  await within('step', async (sql) => {
    await applyPlatform((script) => sql.unsafe(script));
    await migrate(sql, migrations.slice(0, first));
  });
});
afterAll(async () => {
  await admin?.end();
  await server?.close();
});

test('every migration since the first release keeps the rows of a database that is in use', async () => {
  for (const [offset, { name }] of migrations.slice(first).entries()) {
    await admin`drop database if exists used`;
    await admin`create database used template step`;
    const { before, after } = await within('used', async (sql) => {
      await fill(sql);
      const before = await count(sql);
      await migrate(sql, migrations.slice(first + offset));
      return { before, after: await count(sql) };
    });
    expect(after, name).toMatchObject(before);
    await within('step', (sql) => migrate(sql, [{ name, script: migrations[first + offset]?.script ?? '' }]));
  }
});

async function within<T>(database: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  const sql = postgres(url.href, { max: 1, onnotice: () => undefined });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

async function migrate(sql: postgres.Sql, scripts: typeof migrations): Promise<void> {
  for (const { name, script } of scripts) {
    await sql`set role postgres`;
    await sql
      .begin((transaction) => transaction.unsafe(script))
      .catch((error: Error) => {
        throw new Error(`${name} failed on a filled database: ${error.message}`, { cause: error });
      });
    await sql`reset role`;
  }
}

async function fill(sql: postgres.Sql): Promise<void> {
  for (const [table, insert] of rows) if (await exists(sql, table)) await sql.unsafe(insert);
}

async function count(sql: postgres.Sql): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [table] of rows) {
    if (!(await exists(sql, table))) continue;
    const [row] = await sql`select count(*)::integer as count from ${sql(table)}`;
    counts[table] = row?.count;
  }
  return counts;
}

async function exists(sql: postgres.Sql, table: string): Promise<boolean> {
  const [row] = await sql`select to_regclass(${table}) is not null as "isThere"`;
  return row?.isThere;
}
