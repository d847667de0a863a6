import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { database } from './database.ts';

const CONNECTIONS = 8;

let sql: postgres.Sql;

beforeAll(() => {
  sql = postgres(database.url, { max: CONNECTIONS, onnotice: () => {} });
});
afterAll(() => sql?.end());
beforeEach(() => sql`delete from private.submits`);

test('of many simultaneous submits from one address five are accepted', async () => {
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

test('simultaneous moves, additions and deletions do what each admin meant, and the list stays in order', async () => {
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
  // Every other project was moved before it, in some order: no move may have been lost.
  const places = list.map(({ id }) => id);
  for (const id of moved) expect(places.indexOf(id)).toBeLessThan(places.indexOf(stays));
});

test('only a move beyond the end, or of a missing row, is refused, with 22023', async () => {
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

test('many simultaneous submits with one address make one person', async () => {
  const submits = Array.from(
    { length: 20 },
    (_, i) => sql`select submit_inquiry(${`Мария ${i}`}, 'maria@example.bg', '1', 'x', 'y', '')`,
  );
  await sql`update private.submit_settings set max_unaddressed_submits = 1000`;
  await Promise.all(submits);
  const people = await sql`select id from people where email = 'maria@example.bg'`;
  expect(people).toHaveLength(1);
  const senders = await sql`select person_id from vitrina_inquiries where email = 'maria@example.bg'`;
  expect(senders.map(({ person_id }) => person_id)).toEqual(Array.from({ length: 20 }, () => people[0]?.id));
});

test('a submit that began before three others gets no fourth receipt', async () => {
  const submit = "select submit_inquiry('Ада', 'ada@example.bg', '1', 'x', 'y', '')";
  await sql.begin(async (transaction) => {
    await transaction`select now()`;
    for (let i = 0; i < 3; i++) await sql.unsafe(submit);
    await transaction.unsafe(submit);
  });
  expect(await sql`select from deliveries where recipient = 'ada@example.bg'`).toHaveLength(3);
});

test('a person stays if the last inquiry is deleted while the next one arrives', async () => {
  const [first] = await sql`select (submit_inquiry('Яна', 'yana@example.bg', '1', 'x', 'y', '')).id`;
  let deleted: Promise<unknown> = Promise.resolve();
  await sql.begin(async (transaction) => {
    await transaction`select submit_inquiry('Яна', 'yana@example.bg', '1', 'x', 'y', '')`;
    deleted = sql`delete from vitrina_inquiries where id = ${first?.id}`.execute();
    const isWaiting = () => sql`select from pg_stat_activity where wait_event_type = 'Lock'`;
    await expect.poll(isWaiting).toHaveLength(1);
  });
  await deleted;
  const [next] = await sql`select person_id from vitrina_inquiries where email = 'yana@example.bg'`;
  expect(await sql`select id from people where email = 'yana@example.bg'`).toEqual([{ id: next?.person_id }]);
});

test.each([
  { role: 'admin', call: 'request_password_link' },
  { role: 'client', call: 'request_key' },
])('of many simultaneous requests for a link of one $role one is mailed', async ({ role, call }) => {
  const asked = await makeAccount(`asked-${role}`, role);
  await sql`update people set email = 'asked@example.bg' where client_id = ${asked}`;
  const requests = Array.from({ length: CONNECTIONS }, (_, i) =>
    sql.begin(async (transaction) => {
      const headers = JSON.stringify({ 'cf-connecting-ip': `203.0.113.${i}` });
      await transaction`select set_config('role', 'anon', true), set_config('request.headers', ${headers}, true)`;
      await transaction`select from ${sql(call)}(${`asked-${role}`})`;
      await transaction`select pg_sleep(0.05)`;
    }),
  );
  await Promise.all(requests);
  expect(await sql`select from deliveries where account_id = ${asked}`).toHaveLength(1);
});

test('of two admins who answer at the same time one is told of the other', async () => {
  const [person] =
    await sql`insert into people (name, email) values ('Нора', 'nora@example.bg') returning id`;
  const admins = await Promise.all([makeAdmin('first'), makeAdmin('second')]);
  const letter = `select send_letter(gen_random_uuid(), '${person?.id}', 'x', 'y')`;
  const results = await Promise.allSettled(admins.map((id) => actAs(id, letter)));
  expect(codesOf(results)).toEqual(['PT409', 'done']);
});

test('a client is deleted when the change of their conversation that had begun before is done', async () => {
  const studio = await makeAdmin('studio');
  const client = await makeAccount('leaves', 'client');
  let deleted: Promise<unknown> = Promise.resolve();
  await sql.begin(async (transaction) => {
    await transaction`select private.lock_conversation(${client})`;
    deleted = sql`delete from auth.users where id = ${client}`.execute();
    const isWaiting = () => sql`select from pg_stat_activity where wait_event_type = 'Lock'`;
    await expect.poll(isWaiting).toHaveLength(1);
    await transaction`insert into chat_messages (id, sender_id, receiver_id, content)
      values (gen_random_uuid(), ${client}, ${studio}, 'x')`;
  });
  await deleted;
  expect(await sql`select from chat_messages where client_id = ${client}`).toHaveLength(0);
});

test('of two admins who publish at the same time one is told of the other, without a deadlock', async () => {
  await sql`delete from auth.users`;
  const [vera, mila] = [await makeAdmin('first'), await makeAdmin('second')];
  const [row] = await sql`insert into projects ${sql(project('Общ'))} returning id`;
  const [seen] =
    await sql`select id from content_versions where row_key = ${row?.id} and state = 'published'`;
  const drafts = [crypto.randomUUID(), crypto.randomUUID()];
  for (const id of drafts)
    await sql`insert into content_versions (id, table_name, row_key, state, content)
      values (${id}, 'projects', ${row?.id}, 'earlier', ${sql.json({ title: id })})`;
  const publish = (id: string) => `select publish_version('${id}', null, '${seen?.id}')`;
  const results = await Promise.allSettled([
    actAs(vera, publish(drafts[0] ?? '')),
    actAs(mila, publish(drafts[1] ?? '')),
    // And one that does not use the function.
    sql`update projects set description = 'y' where id = ${row?.id}`,
  ]);
  expect(codesOf(results)).not.toContain('40P01');
  expect(codesOf(results).filter((code) => code === 'PT409').length).toBeGreaterThan(0);
  const published = await sql`
    select content ->> 'title' as title from content_versions where row_key = ${row?.id} and state = 'published'`;
  expect(published).toEqual(await sql`select title from projects where id = ${row?.id}`);
});

test('of two admins who publish two packages at the same time one is told of the other, without a deadlock', async () => {
  await sql`delete from auth.users`;
  const [vera, mila] = [await makeAdmin('first'), await makeAdmin('second')];
  await sql`insert into prices (id, price_group, name, cents) values ('package-platform', 'packages', 'x', 100)`;
  const rows = {
    accounts: true,
    deadline: true,
    domain: true,
    hosting: true,
    pages: true,
    requests: true,
    support: true,
  };
  for (const id of ['platform', 'reservations'])
    await sql`insert into packages (id, price, audience, is_recommended, rows)
      values (${id}, 'package-platform', 'x', true, ${sql.json(rows)})`;
  const publish = async (id: string, isRecommended: boolean) => {
    const [version] = await sql`
      insert into content_versions (id, table_name, row_key, state, content, based_on)
      select gen_random_uuid(), table_name, row_key, 'draft', content || ${sql.json({ is_recommended: isRecommended })}, id
      from content_versions where row_key = ${id} and state = 'published'
      returning id, based_on`;
    return `select publish_version('${version?.id}', 1, '${version?.based_on}')`;
  };
  // The one gives its recommendation back to the other, which takes it away at that moment.
  const [back, away] = [await publish('reservations', false), await publish('platform', true)];
  const results: Promise<unknown>[] = [];
  await sql.begin(async (transaction) => {
    await transaction`select from packages where id = 'reservations' for update`;
    for (const [admin, statement] of [
      [vera, back],
      [mila, away],
    ] as const) {
      results.push(actAs(admin, statement));
      const isWaiting = () => sql`select from pg_stat_activity where wait_event_type = 'Lock'`;
      await expect.poll(isWaiting).toHaveLength(results.length);
    }
  });
  expect(codesOf(await Promise.allSettled(results))).toEqual(['PT409', 'done']);
  expect(await sql`select id from packages where is_recommended`).toEqual([{ id: 'platform' }]);
});

test.each([
  ['taken back', `update content_versions set state = 'draft', publish_at = null where state = 'scheduled'`],
  ['put off', `update content_versions set publish_at = now() + interval '1 day' where state = 'scheduled'`],
  ['discarded', `delete from content_versions where state = 'scheduled'`],
])('a schedule that is %s while it is carried out publishes and mails nothing', async (_, change) => {
  await sql`delete from projects`;
  await sql`delete from content_versions where state = 'scheduled'`;
  await sql`insert into content_versions (id, table_name, row_key, state, publish_at, content)
    values (gen_random_uuid(), 'projects', gen_random_uuid(), 'scheduled', now(), ${sql.json(project('Рано'))})`;
  let pulse: Promise<unknown> = Promise.resolve();
  await sql.begin(async (transaction) => {
    await transaction.unsafe(change);
    pulse = sql`select private.publish_due_versions()`.execute();
    const isWaiting = () => sql`select from pg_stat_activity where wait_event_type = 'Lock'`;
    await expect.poll(isWaiting).toHaveLength(1);
  });
  await pulse;
  expect(await sql`select from projects`).toEqual([]);
  expect(await sql`select from deliveries where kind = 'schedule_failed'`).toEqual([]);
});

test('if two admins remove each other, one stays', async () => {
  await sql`delete from auth.users`;
  const [vera, mila] = [await makeAdmin('first'), await makeAdmin('second')];
  const results = await Promise.allSettled([
    actAs(vera, `select remove_admin('${mila}')`),
    actAs(mila, `select remove_admin('${vera}')`),
  ]);
  const [refused, done] = codesOf(results);
  // The second one is no admin any more, or is the last one.
  expect(['42501', 'PT422']).toContain(refused);
  expect(done).toBe('done');
  expect(await sql`select from chat_users where role = 'admin'`).toHaveLength(1);
});

test('of two simultaneous answers to one request one counts', async () => {
  const [vera, ana] = [await makeAdmin('asks'), await makeAccount('answers', 'client')];
  const request = { id: crypto.randomUUID(), client_id: ana, kind: 'approval', title: 'Начална страница' };
  const content = { details: '', link: 'https://ana.example', files: [] };
  await actAs(vera, `select send_request('${JSON.stringify({ ...request, content })}', 'За одобрение')`);
  const [{ fingerprint } = {}] = await sql`select fingerprint from requests`;
  const answer = (verdict: string, words: string) =>
    actAs(
      ana,
      `select answer_request(gen_random_uuid(), '${request.id}', '${verdict}', '${words}', '${fingerprint}', 'Отговор')`,
    );
  const results = await Promise.allSettled([
    answer('accepted', '{}'),
    answer('changes', '{"comment": "Друго лого"}'),
  ]);
  expect(codesOf(results)).toEqual(['PT409', 'done']);
  expect(await sql`select from chat_messages where message_type = 'answer'`).toHaveLength(1);
  await sql`delete from chat_messages`;
});

const makeAdmin = (username: string) => makeAccount(username, 'admin');

async function makeAccount(username: string, role: string): Promise<string> {
  const id = crypto.randomUUID();
  await sql`insert into auth.users (id, email) values (${id}, ${`${username}@example.bg`})`;
  await sql`insert into auth.sessions (id, user_id) values (${id}, ${id})`;
  await sql`insert into chat_users (id, username, role) values (${id}, ${username}, ${role})`;
  return id;
}

const actAs = (id: string, statement: string) =>
  sql.begin(async (transaction) => {
    const claims = JSON.stringify({ sub: id, session_id: id, role: 'authenticated' });
    await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
    await transaction.unsafe(statement);
  });

const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'rejected' ? String(result.reason.code) : 'done')).sort();

const project = (title: string) => ({ title, description: 'x', image: '/pictures/gallery/x.webp' });

/** Fills the list with projects that have these titles. */
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
  // After reading up to a message nobody may find another one before it.
  for (const earlier of seen) expect(all.slice(0, earlier.length)).toEqual(earlier);
});
