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

test('of several admins at once each moves, adds and deletes what it means, and the list stays in order', async () => {
  const titles = Array.from({ length: 10 }, (_, i) => `Проект ${i}`);
  const [stays = '', ...moved] = await fillList(['Първи', ...titles]);
  const deleted = await sql`insert into projects ${sql(titles.map(project))} returning id`;

  await Promise.all(
    titles.flatMap((title, i) => [
      sql`select reorder_projects(-1, 0, ${moved[i] ?? ''})`,
      sql`insert into projects ${sql({ ...project(title), order_index: 5 })}`,
      sql`delete from projects where id = ${deleted[i]?.id}`,
    ]),
  );

  const list = await sql`select id, order_index from projects order by order_index`;
  expect(list.map(({ order_index }) => order_index)).toEqual(Array.from({ length: 21 }, (_, i) => i));
  // Each other project was put before it, in whatever order: none of these moves may have come to nothing.
  const places = list.map(({ id }) => id);
  for (const id of moved) expect(places.indexOf(id)).toBeLessThan(places.indexOf(stays));
});

test('a move to a place beyond the end, or of what is gone, is refused with 22023, and no other', async () => {
  const ids = await fillList(['а', 'б', 'в', 'г']);
  const [first = ''] = ids;
  const moves = [
    sql`select reorder_projects(0, 4)`,
    sql`select reorder_projects(-1, 4, ${first})`,
    sql`select reorder_projects(0, 1, ${crypto.randomUUID()})`,
    ...ids.map((id, place) => sql`select reorder_projects(-1, ${place}, ${id})`),
    ...ids.map((_, place) => sql`select reorder_projects(${place}, 0)`),
  ];
  const results = await Promise.allSettled(moves);
  expect(results.map((result) => (result.status === 'rejected' ? result.reason.code : 'moved'))).toEqual([
    ...Array.from({ length: 3 }, () => '22023'),
    ...Array.from({ length: 8 }, () => 'moved'),
  ]);
});

const project = (title: string) => ({ title, description: 'x', image: '/x.webp' });

/** A list of projects with these titles alone. */
async function fillList(titles: string[]): Promise<string[]> {
  await sql`delete from projects`;
  const rows = await sql`insert into projects ${sql(titles.map(project))} returning id`;
  return rows.map(({ id }) => id);
}

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
