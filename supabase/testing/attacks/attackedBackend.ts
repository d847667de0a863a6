import { randomUUID } from 'node:crypto';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import postgres from 'postgres';
import { loadSecrets } from '../../local/secrets.ts';
import { startTestBackend } from '../startTestBackend.ts';
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

export async function startAttackedBackend(): Promise<AttackedBackend> {
  const backend = await startTestBackend();
  const { jwtSecret } = await loadSecrets(backend.dataDir);
  const actors = await makeActors(backend, jwtSecret);
  const sql = postgres(backend.dbUrl, { max: 2 });
  await sql`update private.submit_settings set max_submits = 1000000`;
  const owner = { apikey: backend.secretKey, authorization: `Bearer ${backend.secretKey}` };
  const { auth } = createServiceClient(backend.apiUrl, backend.secretKey);

  return {
    ...backend,
    actors,
    sql,
    request: async (actor, method, path, body, headers) => {
      const isRaw = body instanceof Blob || body === undefined;
      const response = await fetch(backend.apiUrl + path, {
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
      const email = `${randomUUID()}@example.bg`;
      const { data, error } = await auth.admin.createUser({ email, password: randomUUID() });
      if (error) throw error;
      return data.user.id;
    },
    stop: async () => {
      await sql.end();
      await backend.stop();
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
