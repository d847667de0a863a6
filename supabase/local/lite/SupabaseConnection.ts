import { PostgresConnection } from '@supabase/lite/postgres';
import { type Kysely, sql } from 'kysely';
import { reconnectAfter } from '../postgres/reconnect.ts';
import { columnTypes } from './columnTypes.ts';
import { isConnectionError, toPostgrestError } from './PostgrestError.ts';
import { prepareStatements } from './prepareStatements.ts';
import { requestContext } from './requestContext.ts';

const MAX_CONNECTIONS = 20;
const STATEMENT_TIMEOUT = '8s';
const API_ROLES = new Set(['anon', 'authenticated', 'service_role']);

type Context = Parameters<PostgresConnection['withContext']>;
// biome-ignore lint/suspicious/noExplicitAny: lite declares its databases so
type Database = Kysely<any>;

/**
 * The database as lite's services see it, behaving as PostgREST does on a hosted project. lite would give the API roles
 * every right on every table with row-level security, tell only RPCs of the request, and answer most errors with 500.
 */
export class SupabaseConnection extends PostgresConnection {
  #preRequest: string | undefined;

  constructor(url: string) {
    super({
      url,
      postgresOptions: {
        max: MAX_CONNECTIONS,
        types: columnTypes,
        backoff: reconnectAfter,
        onnotice: () => undefined,
      },
    });
    prepareStatements(this.driver);
  }

  /** As PostgREST does at its start: https://docs.postgrest.org/en/stable/references/transactions.html#pre-request */
  async readPreRequest(): Promise<void> {
    const [setting] = await this.driver<{ name: string }[]>`
      select split_part(entry, '=', 2) as name from pg_roles, unnest(rolconfig) as entry
      where rolname = 'authenticator' and entry like 'pgrst.db\\_pre\\_request=%'`;
    this.#preRequest = setting?.name;
  }

  /** Runs `work` in a transaction of its own, in the caller's role; without `vars`, as lite itself. */
  override async withContext<T>(
    vars: Context[0],
    work: (database: Database) => Promise<T>,
    options: Context[2] = {},
  ): Promise<T> {
    if (!vars) return work(this.kysely);
    const { transaction, forceRollback, rpc } = options;
    if (transaction) {
      await assumeIdentity(transaction, vars, false);
      return work(transaction);
    }
    try {
      return await this.kysely.connection().execute((database) =>
        inTransaction(
          database,
          () => [assumeIdentity(database, vars, rpc?.readOnly ?? false), this.#admit(database, vars)],
          async () => {
            const result = await work(database);
            if (forceRollback) throw new Rollback(result);
            return result;
          },
        ),
      );
    } catch (error) {
      if (error instanceof Rollback) return error.result as T;
      // lite prepares what a query throws, but not that a transaction could not begin.
      throw isConnectionError(error) ? toPostgrestError(error) : error;
    }
  }

  async #admit(database: Database, vars: NonNullable<Context[0]>) {
    const isForStorage = 'storage' in vars;
    if (this.#preRequest && !isForStorage)
      await sql`select ${sql.id(...this.#preRequest.split('.'))}()`.execute(database);
  }

  override normalizeDbError(error: unknown): unknown {
    return toPostgrestError(error);
  }
}

/** Carries a result out of a transaction that is undone on purpose. */
class Rollback extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('rolled back');
    this.result = result;
  }
}

/**
 * Kysely's own transactions wait for BEGIN. The database answers a connection in order, so what is to be asked before the
 * work is sent with it: two round trips of five less for a request of one query.
 */
async function inTransaction<T>(
  database: Database,
  beforehand: () => Promise<unknown>[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    await Promise.all([sql`begin`.execute(database), ...beforehand()]);
    const result = await work();
    await sql`commit`.execute(database);
    return result;
  } catch (error) {
    // Where the connection is lost the transaction is gone with it, and `error` says so.
    await sql`rollback`.execute(database).catch(() => undefined);
    throw error;
  }
}

/** Everything here lasts until the end of the transaction, so nothing of one caller is left for the next. */
async function assumeIdentity(database: Database, vars: NonNullable<Context[0]>, readOnly: boolean) {
  const { auth, storage } = vars as { auth: Identity; storage?: { operation?: string | null } };
  if (!API_ROLES.has(auth.role))
    throw Object.assign(new Error(`permission denied to set role "${auth.role}"`), { code: '42501' });
  const request = requestContext.getStore();
  const headers = JSON.stringify(Object.fromEntries(request?.headers ?? []));
  await sql`select
    set_config('role', ${auth.role}, true),
    set_config('statement_timeout', ${STATEMENT_TIMEOUT}, true),
    set_config('request.jwt.claims', ${JSON.stringify(auth.jwt ?? { role: auth.role })}, true),
    set_config('request.method', ${request?.method ?? ''}, true),
    set_config('request.path', ${request?.path ?? ''}, true),
    set_config('request.headers', ${headers}, true),
    set_config('storage.operation', ${storage?.operation ?? ''}, true),
    set_config('response.status', '', true),
    set_config('response.headers', '', true),
    set_config('transaction_read_only', ${readOnly ? 'on' : 'off'}, true)`.execute(database);
}

interface Identity {
  role: string;
  jwt: Record<string, unknown> | null;
}
