import postgres from 'postgres';
import type { Identity } from '../auth/identify.ts';

const EXTENSIONS = ['broadcast', 'presence'] as const;
type Extension = (typeof EXTENSIONS)[number];

/** What somebody may do on a topic. */
export interface Rights {
  read: Set<Extension>;
  write: Set<Extension>;
}

const NONE: Rights = { read: new Set(), write: new Set() };

/**
 * Asks the policies on `realtime.messages` who may hear a topic (select) and speak on it (insert), by trying both in a
 * transaction that is undone. A session that was signed out has no rights.
 */
export async function authorize(sql: postgres.Sql, identity: Identity, topic: string): Promise<Rights> {
  let rights = NONE;
  const undo = new Error('undo');
  await sql
    .begin(async (transaction) => {
      if (!(await isOpen(transaction, identity))) throw undo;
      rights = await tryBoth(transaction, identity, topic);
      throw undo;
    })
    .catch((error) => {
      if (error !== undo) throw error;
    });
  return rights;
}

async function isOpen(sql: postgres.TransactionSql, { claims }: Identity): Promise<boolean> {
  if (typeof claims.session_id !== 'string') return claims.role !== 'authenticated';
  const [session] = await sql`select from auth.sessions where id = ${claims.session_id}`;
  return session !== undefined;
}

async function tryBoth(
  sql: postgres.TransactionSql,
  { role, claims }: Identity,
  topic: string,
): Promise<Rights> {
  const rows = EXTENSIONS.map((extension) => ({ topic, extension, private: true }));
  const samples = await sql<{ id: string }[]>`insert into realtime.messages ${sql(rows)} returning id`;
  await sql`select
    set_config('role', ${role}, true),
    set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
    set_config('realtime.topic', ${topic}, true)`;
  const heard = await sql<{ extension: Extension }[]>`
    select extension from realtime.messages where id = any(${samples.map((row) => row.id)})`;
  const write = new Set<Extension>();
  for (const row of rows) if (await mayInsert(sql, row)) write.add(row.extension);
  return { read: new Set(heard.map((row) => row.extension)), write };
}

async function mayInsert(sql: postgres.TransactionSql, row: { extension: Extension }): Promise<boolean> {
  try {
    await sql.savepoint((attempt) => attempt`insert into realtime.messages ${attempt(row)}`);
    return true;
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === '42501') return false;
    throw error;
  }
}
