import { randomUUID } from 'node:crypto';
import { loadSecrets } from '@vitrina/local-supabase/secrets.ts';
import postgres from 'postgres';
import { afterAll, beforeAll } from 'vitest';
import { startTestBackend, type TestBackend } from '../fixtures/startTestBackend.ts';
import { type Actor, type Actors, makeActors } from './actors.ts';

// Every test file that imports this attacks its own backend, which starts in `beforeAll`.

export let backend: TestBackend;
export let actors: Actors;
/** The database with its owner's rights, to see what an attack has really done. */
export let sql: postgres.Sql;

beforeAll(async () => {
  backend = await startTestBackend();
  sql = postgres(backend.dbUrl, { max: 2, onnotice: () => undefined });
  await sql`update private.submit_settings set max_submits = 1000000`;
  actors = await makeActors(backend, (await loadSecrets(backend.dataDir)).jwtSecret);
});
afterAll(async () => {
  await sql?.end();
  await backend?.stop();
});

export interface Answer {
  status: number;
  body: unknown;
}

/**
 * A request as a stranger would send it. A Blob is sent as it is, everything else as JSON; a refusal is an answer.
 * @throws for any 5xx
 */
export async function request(
  who: Actor | 'owner',
  method: string,
  path: string,
  body?: unknown,
  headers?: object,
): Promise<Answer> {
  const isRaw = body instanceof Blob || body === undefined;
  const { secretKey } = backend;
  const owner = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  const response = await fetch(backend.apiUrl + path, {
    method,
    headers: {
      ...(who === 'owner' ? owner : actors.headers[who]),
      ...(!isRaw && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status >= 500) throw new Error(`${method} ${path} failed with ${response.status}: ${text}`);
  return { status: response.status, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Creates a person who is not a client, and returns its id. */
export async function newPerson(): Promise<string> {
  const [person] = await sql<{ id: string }[]>`insert into people (name) values ('Ана') returning id`;
  return person?.id ?? '';
}

/** Writes to a client as the studio, and returns the message's id. */
export async function newMessageTo(client: string): Promise<string> {
  const [message] = await sql<{ id: string }[]>`
    insert into chat_messages (id, sender_id, receiver_id, content)
    values (${randomUUID()}, ${actors.admin.id}, ${client}, 'Тайна') returning id`;
  return message?.id ?? '';
}

/** Creates an account that is neither client nor admin, and returns its id. */
export async function newAccount(): Promise<string> {
  const id = randomUUID();
  await sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.bg`})`;
  return id;
}

/** Creates a price and returns its id. */
export async function newPrice(): Promise<string> {
  const [price] = await sql<{ id: string }[]>`
    insert into public.prices (id, price_group, name, cents) values (${randomUUID()}, 'sites', 'Проба', 100) returning id`;
  return price?.id ?? '';
}
