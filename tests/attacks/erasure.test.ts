import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backend } from '../fixtures/backend.ts';
import { inquiry } from '../fixtures/inquiry.ts';
import { makeAdmin, signIn } from '../fixtures/people.ts';
import { MONDAY, queueDigest } from '../fixtures/queueDigest.ts';

// After an erasure every table and every kept file is searched for the person, including those added later.

const ADDRESS = 'zabravete.me@example.bg';
const NAME = 'Незабравка Забравова';

let sql: postgres.Sql;

beforeAll(() => {
  sql = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
});
afterAll(() => sql?.end());

test('nothing of an erased person is left in any table or file', async () => {
  const studio = await signIn(backend, await makeAdmin(backend));
  const visitor = await signIn(backend);
  await visitor.rpc('submit_inquiry', { ...inquiry, name: NAME, email: ADDRESS }).throwOnError();
  await visitor
    .rpc('submit_contact_message', { ...messageOf(inquiry), name: NAME, email: ADDRESS.toUpperCase() })
    .throwOnError();
  const { data: person } = await studio
    .from('people')
    .select('id')
    .eq('email', ADDRESS)
    .single()
    .throwOnError();
  const person_id = person.id;
  const { data: last } = await studio
    .from('contact_messages')
    .select('id')
    .match({ person_id })
    .single()
    .throwOnError();
  const quoted = { quotes_last: true, last_submission: last.id };
  const [entry_id, id] = [crypto.randomUUID(), crypto.randomUUID()];
  await studio
    .from('person_entries')
    .insert({ id, person_id, kind: 'note', body: `Пише от ${ADDRESS}.` })
    .throwOnError();
  await studio
    .rpc('send_letter', { entry_id, person_id, subject: 'Отговор', body: `До ${ADDRESS}`, ...quoted })
    .throwOnError();
  await studio
    .from('people')
    .update({ next_step: `Писмо до ${ADDRESS}`, next_step_on: MONDAY })
    .eq('id', person_id)
    .throwOnError();
  await queueDigest(sql);
  const invited = { person_id, username: 'zabraven' };
  const { data: client } = await studio.functions.invoke('chat-clients', { method: 'POST', body: invited });
  const service = createServiceClient(backend.apiUrl, backend.secretKey);
  await service.functions.invoke('deliver', { method: 'POST' });
  await expect.poll(files, { timeout: 20_000 }).toHaveLength(7);
  expect(await rows()).toEqual(
    expect.arrayContaining(['public.contact_messages', 'public.deliveries', 'public.people']),
  );

  await studio.rpc('erase_personal_data', { email: ADDRESS }).throwOnError();
  await studio.functions.invoke('chat-clients', { method: 'DELETE', body: { id: client.id } });
  expect(await rows()).toEqual([]);
  await expect.poll(files, { timeout: 20_000 }).toEqual([]);
  const { data } = await service.from('people').select('id');
  expect(data).toEqual([]);
});

const messageOf = ({ phone, message, website }: typeof inquiry) => ({
  phone,
  message,
  website,
  title: 'Въпрос',
});

/** The tables that contain the address or the name in any column. */
async function rows(): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`;
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await sql.unsafe(
      `select from (select to_jsonb(item)::text as content from ${name} as item) as item
        where strpos(lower(content), '${ADDRESS}') > 0 or strpos(content, '${NAME}') > 0 limit 1`,
    );
    if (row) found.push(name);
  }
  return found;
}

/** The files that contain the address, except for the database's own. */
async function files(): Promise<string[]> {
  const found: string[] = [];
  for (const folder of ['mails', 'storage']) {
    const names = await readdir(join(backend.dataDir, folder), { recursive: true }).catch(() => []);
    for (const name of names) {
      const content = await readFile(join(backend.dataDir, folder, name), 'utf8').catch(() => '');
      if (content.toLowerCase().includes(ADDRESS)) found.push(name);
    }
  }
  return found;
}
