import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { database } from './database.ts';

const ROWS = 100_000;

let sql: postgres.Sql;
/** What auto_explain has logged since the last call. */
let plans: string[] = [];

beforeAll(async () => {
  sql = postgres(database.url, {
    max: 1,
    onnotice: ({ message = '' }) => plans.push(message),
  });
  await fill(
    'vitrina_inquiries',
    'service',
    "case when i % 100 = 0 then 'услуга ' || i else (array['websites', 'other', 'logo-design', 'banners'])[1 + i % 4] end",
  );
  await fill('contact_messages', 'title', "(array['AI Design Order - basic', 'Въпрос'])[1 + i % 2]");
  await sql.unsafe(`
    insert into people (name, email, phone, stage, next_step, next_step_on)
    select 'Човек ' || i, 'chovek' || i || '@primer.example', '0888 ' || i, 'new', case when i % 1000 = 0 then 'Обаждане' end,
      case when i % 1000 = 0 then current_date end
    from generate_series(1, ${ROWS}) as i`);
  await sql`vacuum analyze vitrina_inquiries, contact_messages, people`;
  await signInAsAdmin();
  await sql.unsafe(`
    load 'auto_explain';
    set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
    set auto_explain.log_analyze = on; set auto_explain.log_timing = off; set client_min_messages = log;
  `);
}, 300_000);
afterAll(() => sql?.end());

/** The plans of all queries of a call, including those inside functions; none may read a whole table. */
async function plansOf(call: string): Promise<string> {
  plans = [];
  await sql.unsafe(`set role authenticated; select * from public.${call}; reset role`);
  const plan = plans.join('\n');
  expect(plan).not.toMatch(/Seq Scan on (vitrina_inquiries|contact_messages|people)/);
  return plan;
}

test.each([
  'find_inquiries()',
  'find_contact_messages()',
  "find_inquiries('сайт здравейте')",
  "find_contact_messages('здравейте')",
  `find_inquiries('дизайн лого', '{"logo-design": "Лого дизайн"}')`,
  `find_contact_messages('основен', '{"AI Design Order - basic": "Основен пакет"}')`,
])('%s takes a page from the newest rows and stops', async (call) => {
  expect(await plansOf(call)).toMatch(/Scan using \w+_newest_idx .*\(actual rows=\d\d /);
});

test.each([
  "find_inquiries('няма такова')",
  "find_contact_messages('няма такова')",
  "find_inquiries('рядкост77777')",
  "find_inquiries('77777 човек петър')",
  "find_inquiries('088 77 777')",
  `find_inquiries('90000 услуга', '{"услуга 90000": "Услуга 90000"}')`,
  "count_found_inquiries('няма такова')",
  "count_found_contact_messages('рядкост77777')",
])('%s uses the index of words', async (call) => {
  expect(await plansOf(call)).toMatch(/Bitmap Index Scan on \w+_search_idx/);
});

test('the few unanswered ones are found by their own index', async () => {
  for (const call of [
    "find_inquiries(state => 'unanswered')",
    "count_found_inquiries(state => 'unanswered')",
  ])
    expect(await plansOf(call)).toMatch(/Scan using vitrina_inquiries_unanswered_idx/);
});

test("the board's columns and due steps come from their indexes, a person from the index of words", async () => {
  expect(await plansOf("find_people('new')")).toMatch(/Scan using people_board_idx .*\(actual rows=50 /);
  expect(await plansOf('find_people(due => true)')).toMatch(/people_due_idx/);
  expect(await plansOf("find_people(pattern => 'chovek77777')")).toMatch(/people_search_idx/);
  expect(await plansOf("find_people(pattern => '0888 77 777')")).toMatch(/people_search_idx/);
});

test('who has an address, and what is stored about it, is found by index', async () => {
  expect(await plansOf("person_with_email('chovek77777@primer.example')")).toMatch(/people_email_(key|idx)/);
  expect(await plansOf("personal_data('chovek77777@primer.example')")).toMatch(/people_email_idx/);
});

test('a word too short for the index is searched in the text only', async () => {
  plans = [];
  await sql`select * from find_inquiries('яя')`;
  expect(plans.join('\n')).not.toMatch(/latin\(item/);
});

test('a far page reads index entries, not rows', async () => {
  const plan = await plansOf('find_inquiries(page_offset => 50000)');
  expect(plan).toMatch(/Index Only Scan using vitrina_inquiries_newest_idx/);
});

test('an export finds at once where to continue', async () => {
  const [last] =
    await sql`select created_at, id from vitrina_inquiries order by created_at desc offset 90000 limit 1`;
  const place = `after_time => '${last?.created_at.toISOString()}', after_id => '${last?.id}'`;
  const plan = await plansOf(`find_inquiries(page_size => 1000, ${place})`);
  expect(plan).toMatch(/Index Cond: \(ROW\(created_at, id\) </);
});

test('a search that matches everything is counted only as far as asked', async () => {
  const [row] = await sql`select count_found_inquiries('здравейте') as found`;
  expect(row?.found).toBe(1001);
});

test('totals come from the indexes, the overview from the rows of its days', async () => {
  const totals = await plansOf('inquiry_totals()');
  expect(totals).toMatch(/Index Only Scan using vitrina_inquiries_newest_idx/);
  expect(totals).toMatch(/Index Only Scan using vitrina_inquiries_unread_idx/);
  await plansOf('inquiry_overview()');
});

async function fill(table: string, subject: string, subjectOf: string) {
  await sql.unsafe(`
    alter table public.${table} disable trigger user;
    insert into public.${table} (name, email, phone, ${subject}, message, created_at, read, answered_at)
    select 'Човек ' || i, 'chovek' || i || '@primer.example', '088 ' || i, ${subjectOf},
      'Здравейте, имам нужда от сайт за моята работа. Рядкост' || i,
      now() - i * interval '3 minutes', i > 50, case when i % 5000 <> 0 then now() end
    from generate_series(1, ${ROWS}) as i;
    alter table public.${table} enable trigger user;
  `);
}

async function signInAsAdmin() {
  const id = crypto.randomUUID();
  await sql`insert into auth.users (id) values (${id})`;
  await sql`insert into chat_users (id, username, role) values (${id}, 'vera', 'admin')`;
  await sql`insert into auth.sessions (id, user_id) values (${id}, ${id})`;
  const claims = { sub: id, session_id: id, role: 'authenticated' };
  await sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, false)`;
}
