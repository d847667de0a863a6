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
 * The database for lite's services, behaving as PostgREST does on a hosted project. lite itself would grant the API
 * roles everything on every table with row-level security, set request settings for RPCs only, and answer most errors
 * with 500.
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

  /** As PostgREST does when it starts: https://docs.postgrest.org/en/stable/references/transactions.html#pre-request */
  async readPreRequest(): Promise<void> {
    const [setting] = await this.driver<{ name: string }[]>`
      select split_part(entry, '=', 2) as name from pg_roles, unnest(rolconfig) as entry
      where rolname = 'authenticator' and entry like 'pgrst.db\\_pre\\_request=%'`;
    this.#preRequest = setting?.name;
  }

  /** Runs `work` in its own transaction and the caller's role; without `vars`, as lite itself. */
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
      // lite converts errors of queries, but not those of a transaction that could not begin.
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

/** Carries a result out of a transaction that is rolled back on purpose. */
class Rollback extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('rolled back');
    this.result = result;
  }
}

/**
 * Kysely's own transactions wait for BEGIN to finish. The database answers a connection in order, so everything before
 * the work is sent together with BEGIN. That saves two of five round trips for a request with one query.
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
    // If the connection is lost, so is the transaction, and `error` says so.
    await sql`rollback`.execute(database).catch(() => undefined);
    throw error;
  }
}

/** These settings end with the transaction, so nothing of one caller remains for the next. */
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
