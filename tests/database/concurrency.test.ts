import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPostgres15, type Postgres15 } from './openPostgres15.ts';
import { prepareDatabase } from './prepareDatabase.ts';

const CONNECTIONS = 8;

let database: Postgres15;
let sql: postgres.Sql;

beforeAll(async () => {
  database = await openPostgres15();
  await prepareDatabase(database);
  sql = postgres(database.url, { max: CONNECTIONS, onnotice: () => {} });
});
afterAll(async () => {
  await sql?.end();
  await database?.close();
});
beforeEach(() => sql`delete from private.submits`);

test('of many submits at once from one address five pass', async () => {
  const attempts = Array.from({ length: 20 }, () =>
    sql.begin(async (transaction) => {
      await transaction`select set_config('role', 'anon', true),
        set_config('request.headers', '{"cf-connecting-ip": "203.0.113.7"}', true)`;
      await transaction`select submit_inquiry('Ана', 'ana@example.bg', '1', 'x', 'y', '')`;
    }),
  );
  const results = await Promise.allSettled(attempts);
  const refusals = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason.code);
  expect(refusals).toEqual(Array.from({ length: 15 }, () => 'PT429'));
});

test('a list stays in order while several admins move, add and delete at once', async () => {
  await sql`delete from projects`;
  await sql`insert into projects (title, description, image)
    select 'Проект ' || i, 'x', '/x.webp' from generate_series(1, 10) as i`;

  const changes = Array.from({ length: 60 }, (_, i) => {
    const [from, to] = [i % 9, (i * 7) % 9];
    if (i % 6 === 0)
      return sql`insert into projects (title, description, image) values ('Нов', 'x', '/x.webp')`;
    if (i % 6 === 1)
      return sql`insert into projects (title, description, image, order_index)
      values ('Нов', 'x', '/x.webp', ${to})`;
    if (i % 6 === 2) return sql`update projects set order_index = ${to} where order_index = ${from}`;
    if (i % 6 === 3) return sql`delete from projects where order_index = ${from}`;
    return sql`select reorder_projects(${from}, ${to})`;
  });
  // A row can be gone before its turn comes; nothing else may go wrong.
  for (const result of await Promise.allSettled(changes))
    if (result.status === 'rejected') expect(['22023', '42501']).toContain(result.reason.code);

  const places = await sql`select order_index from projects order by order_index`;
  expect(places.map(({ order_index }) => order_index)).toEqual(places.map((_, i) => i));
});

test('messages of one conversation become visible in the order of their times', async () => {
  const [ana, vera] = [crypto.randomUUID(), crypto.randomUUID()];
  await sql`insert into auth.users (id) values (${ana}), (${vera})`;
  await sql`insert into chat_users (id, username, role) values (${ana}, 'ana', 'client'), (${vera}, 'vera', 'admin')`;
  const seen: string[][] = [];
  let isSending = true;
  const send = () =>
    sql.begin(async (transaction) => {
      await transaction`insert into chat_messages (id, sender_id, receiver_id, content)
        values (gen_random_uuid(), ${ana}, ${vera}, 'Здравейте')`;
      await transaction`select pg_sleep(random() * 0.02)`;
    });
  const read = async () => {
    const rows = await sql`select id from chat_messages order by "timestamp", id`;
    seen.push(rows.map(({ id }) => id));
  };
  const sent = Promise.all(Array.from({ length: 30 }, send)).finally(() => {
    isSending = false;
  });
  while (isSending) await read();
  await sent;
  await read();

  const all = seen.at(-1) ?? [];
  expect(all).toHaveLength(30);
  // Whoever has read up to a message will never find another one before it.
  for (const earlier of seen) expect(all.slice(0, earlier.length)).toEqual(earlier);
});
