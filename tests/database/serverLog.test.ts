import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { database } from './database.ts';

// Uses a server with default log settings, as on a hosted project. It may log a refused row, unless the writer may not
// read the table: then PostgreSQL leaves it out.

/** Part of every value written here. */
const TYPED = 'Пенка Тайнова';

let sql: postgres.Sql;
const [client, admin] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  await sql`update private.submit_settings set max_submits = 1000`;
  for (const [id, username, role] of [
    [admin, 'vera', 'admin'],
    [client, 'penka.tajnova', 'client'],
  ] as const) {
    await sql`insert into auth.users (id) values (${id})`;
    await sql`insert into auth.sessions (id, user_id) values (${id}, ${id})`;
    await sql`insert into chat_users (id, username, role) values (${id}, ${username}, ${role})`;
  }
  await acting(asAdmin, async (as) => {
    for (const id of [asked, withdrawn]) await ask(as, id);
    await as`select from save_development(${as.json({ id: plan, client_id: client, title: 'x', stages })}, null)`;
  });
  await acting(
    asClient,
    (as) =>
      as`insert into chat_messages (id, sender_id, receiver_id, content) values (${said}, ${client}, private.chat_studio(), 'x')`,
  );
});
afterAll(() => sql?.end());

const visitor = { role: 'anon' };
const asClient = { role: 'authenticated', sub: client, session_id: client };
const asAdmin = { role: 'authenticated', sub: admin, session_id: admin };

const right = {
  name: TYPED,
  email: `a@${TYPED.replace(' ', '.')}`,
  phone: `${TYPED} 1`,
  topic: TYPED,
  message: TYPED,
};
const wrong: [string, Partial<Record<keyof typeof right, string | null>>][] = [
  ['no name', { name: null }],
  ['an address without @', { email: TYPED }],
  ['a blank message', { message: ' ' }],
  ['no message', { message: null }],
];

test.each(
  wrong.flatMap(([what, change]) =>
    (['submit_inquiry', 'submit_contact_message'] as const).map((call) => [what, call, change] as const),
  ),
)('%s for %s is refused without logging a word of it', async (_, call, change) => {
  const { name, email, phone, topic, message } = { ...right, ...change };
  await refused(
    visitor,
    (as) => as`select from ${as(call)}(${name}, ${email}, ${phone}, ${topic}, ${message}, '')`,
  );
});

test.each([
  ['submit_inquiry', 'service'],
  ['submit_contact_message', 'title'],
])('every text of %s that is too long is refused the same way', async (call, topicName) => {
  const { topic, ...others } = right;
  const texts = await sql<{ name: string }[]>`
    select name from pg_proc, unnest(proargnames, proargtypes::oid[]) as argument (name, type)
    where oid = ${`public.${call}`}::regproc and type = 'text'::regtype`;
  expect(texts.length).toBeGreaterThan(6);
  const send = (as: postgres.TransactionSql, change = {}) => {
    const sent = { ...others, [topicName]: topic, website: '', ...change };
    const named = Object.keys(sent).map((name, index) => `${name} => $${index + 1}`);
    return as.unsafe(`select from ${call}(${named})`, Object.values(sent));
  };
  await sql.begin((as) => send(as));
  // A wrong page becomes null.
  for (const { name } of texts)
    if (name !== 'from_page') await refused(visitor, (as) => send(as, { [name]: TYPED.repeat(400) }));
});

test('a submission id that was used before is refused the same way', async () => {
  const send = (as: postgres.TransactionSql, name: string) =>
    as`select from submit_inquiry(${name}, 'a@b', '1', 'x', 'y', '', ${client})`;
  await sql.begin((as) => send(as, TYPED));
  await refused(visitor, (as) => send(as, `${TYPED} друга`));
});

test('a letter that is too long is refused the same way', async () => {
  const [person] = await sql`insert into people (name, email) values ('Ана', 'ana@example.bg') returning id`;
  await refused(
    asAdmin,
    (as) => as`select from send_letter(${randomUUID()}, ${person?.id}, 'x', ${TYPED.repeat(800)})`,
  );
});

/** A call of a person of the chat with these words in one of its texts. */
type Call = (as: postgres.TransactionSql, words: string) => Promise<unknown>;

const ask = (as: postgres.TransactionSql, id: string, title = 'x', words = 'x') =>
  as`select from send_request(${as.json({ id, client_id: client, kind: 'materials', title, content: { details: '', items: ['x'] } })}, ${words})`;
const [said, asked, withdrawn, plan] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const stages = [{ title: 'x', due_on: null, done_at: null }];

test.each<[string, object, Call]>([
  ['correct_chat_message', asClient, (as, words) => as`select from correct_chat_message(${said}, ${words})`],
  ['the title of send_request', asAdmin, (as, words) => ask(as, randomUUID(), words)],
  ['the message of send_request', asAdmin, (as, words) => ask(as, randomUUID(), 'x', words)],
  [
    'answer_request',
    asClient,
    (as, words) =>
      as`select from answer_request(${randomUUID()}, ${asked}, 'done', '{}', (select fingerprint from requests where id = ${asked}), ${words})`,
  ],
  [
    'withdraw_request',
    asAdmin,
    (as, words) => as`select from withdraw_request(${randomUUID()}, ${withdrawn}, ${words})`,
  ],
  [
    'finish_stage',
    asAdmin,
    (as, words) => as`select from finish_stage(
      ${plan}, 0, (select updated_at from developments where id = ${plan}), ${randomUUID()}, ${words})`,
  ],
  [
    'save_development',
    asAdmin,
    (as, words) =>
      as`select from save_development(${as.json({ id: randomUUID(), client_id: client, title: words, stages })}, (select max(updated_at) from developments))`,
  ],
])('what is too long for %s is refused the same way', async (_, claims, call) => {
  await refused(claims, (as) => call(as, TYPED.repeat(400)));
  await acting(claims, (as) => call(as, TYPED));
});

test('every call that writes words with the owner’s rights hides the refusal of its table', async () => {
  const calls = await sql<{ name: string }[]>`
    select proname as name from pg_proc
    where pronamespace = 'private'::regnamespace and prosecdef and provolatile = 'v'
      and has_function_privilege('authenticated', oid, 'execute')
      and proargtypes::oid[] && '{text,jsonb}'::regtype[]::oid[]
      and prosrc ~ '(insert into|update) (public|private)' and prosrc !~ 'when check_violation'
    order by name`;
  expect(calls.map(({ name }) => name)).toEqual(
    [
      // These two refuse before there is a row …
      'count_view',
      'tell_source',
      // … this one puts none of its words into one …
      'erase_personal_data',
      // … and this one keeps what the site is to show.
      'save_draft',
    ].sort(),
  );
});

test('the keys of a browser whose address is no push service’s are not logged', async () => {
  const [right, wrong] = ['https://fcm.googleapis.com/x', `https://${TYPED}`];
  const keep = (endpoint: string) => (as: postgres.TransactionSql) =>
    as`select from keep_push(${endpoint}, ${`B${'A'.repeat(86)}`}, ${'A'.repeat(22)})`;
  await refused(asClient, keep(wrong));
  await acting(asClient, keep(right));
});

const message = { id: client, sender_id: client, receiver_id: admin, content: TYPED };

test.each([
  ['a message that is too long', asClient, 'chat_messages', { ...message, content: TYPED.repeat(400) }],
  ['a link that is none', asClient, 'chat_messages', { ...message, message_type: 'link' }],
  ['a picture of somebody else', asClient, 'chat_messages', { ...message, attachment_url: TYPED }],
  ['a message in another name', asClient, 'chat_messages', { ...message, sender_id: admin }],
  ['a project without a picture', asAdmin, 'projects', { title: TYPED, description: TYPED }],
])('%s is refused without logging a word of it', async (_, claims, table, row) => {
  await refused(claims, (as) => as`insert into ${as(table)} ${as(row)}`);
});

test('a site that is none is refused without logging a word of it', async () => {
  await refused(asAdmin, (as) => as`update chat_users set site_url = ${TYPED} where id = ${client}`);
});

test('the same row is logged when the owner of the table writes it', async () => {
  await refused({}, (as) => as`insert into projects (title) values (${TYPED})`, true);
});

/** Does something as somebody, or as the owner of the database. */
const acting = (claims: { role?: string }, work: (as: postgres.TransactionSql) => Promise<unknown>) =>
  sql.begin(async (as) => {
    await as`select set_config('role', ${claims.role ?? 'none'}, true), set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
    await work(as);
  });

/** Tries to write, and looks at what the server has logged. */
async function refused(
  claims: { role?: string },
  write: (as: postgres.TransactionSql) => Promise<unknown>,
  isTold = false,
) {
  const before = database.log.length;
  await expect(acting(claims, write)).rejects.toMatchObject({ name: 'PostgresError' });
  await expect.poll(() => database.log.slice(before).join('\n')).toContain('ERROR:');
  const said = database.log.slice(before).join('\n');
  expect(said.includes(TYPED.split(' ')[1] ?? '')).toBe(isTold);
}
