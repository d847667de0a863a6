import { randomUUID } from 'node:crypto';
import { loadSecrets } from '@vitrina/local-supabase/secrets.ts';
import postgres from 'postgres';
import { startTestBackend } from '../fixtures/startTestBackend.ts';
import { type Actor, type Actors, makeActors } from './actors.ts';

export interface Answer {
  status: number;
  body: unknown;
}

/** A running backend with its accounts, and what a stranger has: curl. */
export interface AttackedBackend {
  apiUrl: string;
  publishableKey: string;
  secretKey: string;
  actors: Actors;
  /** The owner's view of the database, past every rule, to see what an attack has really done. */
  sql: postgres.Sql;
  request(
    actor: Actor | 'owner',
    method: string,
    path: string,
    body?: unknown,
    headers?: object,
  ): Promise<Answer>;
  /** Makes an account that is no client or admin, and returns its id. */
  newAccount(): Promise<string>;
  stop(): Promise<void>;
}

/** The one that is attacked, from `beforeAll` on. */
export let backend: AttackedBackend;

export async function startAttackedBackend(): Promise<AttackedBackend> {
  const started = await startTestBackend();
  const { jwtSecret } = await loadSecrets(started.dataDir);
  const actors = await makeActors(started, jwtSecret);
  const sql = postgres(started.dbUrl, { max: 2, onnotice: () => undefined });
  await sql`update private.submit_settings set max_submits = 1000000`;
  const owner = { apikey: started.secretKey, authorization: `Bearer ${started.secretKey}` };

  backend = {
    ...started,
    actors,
    sql,
    request: async (actor, method, path, body, headers) => {
      const isRaw = body instanceof Blob || body === undefined;
      const response = await fetch(started.apiUrl + path, {
        method,
        headers: {
          ...(actor === 'owner' ? owner : actors.headers[actor]),
          ...(!isRaw && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
      });
      return { status: response.status, body: parsed(await response.text()) };
    },
    newAccount: async () => {
      const id = randomUUID();
      await sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.bg`})`;
      return id;
    },
    stop: async () => {
      await sql.end();
      await started.stop();
    },
  };
  return backend;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
