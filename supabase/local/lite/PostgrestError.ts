import postgres from 'postgres';

/** The codes that lite handles as PostgREST does, or whose status depends on the caller. */
const RIGHT_IN_LITE = /^(PGRST|PT\d{3}|42\w{3}|25006|2350[35])$/;

/** HTTP statuses by error code: https://docs.postgrest.org/en/stable/references/errors.html. All others are 400. */
const STATUS_BY_CODE: [RegExp, number][] = [
  [/^P0001$/, 400],
  [/^53400$/, 500],
  [/^(08|53)/, 503],
  [/^(0L|0P|28)/, 403],
  [/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/, 500],
];

/** Codes of a failed or broken connection: the database is starting, stopping or gone. */
const NO_CONNECTION =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|CONNECT_TIMEOUT|CONNECTION_(CLOSED|ENDED|DESTROYED)|57P0[123])$/;

/** https://docs.postgrest.org/en/stable/references/errors.html#group-0-connection */
const UNREACHABLE = { code: 'PGRST001', message: 'Database client error. Retrying the connection.' };

interface Said {
  code: string;
  message: string;
  detail?: string;
  hint?: string;
}

/**
 * A database error in the only form that lets us choose lite's answer: as if SQL had raised it with the code `PGRST`,
 * which PostgREST understands too.
 */
export class PostgrestError extends Error {
  readonly code = 'PGRST';
  readonly detail: string;

  constructor(status: number, cause: Said) {
    const { code, message, detail: details = null, hint = null } = cause;
    super(JSON.stringify({ code, message, details, hint }), { cause });
    this.detail = JSON.stringify({ status, headers: {} });
  }
}

/** Converts an error so that lite answers as PostgREST does. */
export function toPostgrestError(error: unknown): unknown {
  if (isConnectionError(error)) return new PostgrestError(503, UNREACHABLE);
  if (isUnbindable(error)) return new PostgrestError(400, UNBINDABLE);
  if (isMalformed(error)) return new PostgrestError(400, MALFORMED);
  if (error instanceof RangeError) return new PostgrestError(400, TOO_DEEP);
  if (!(error instanceof postgres.PostgresError) || RIGHT_IN_LITE.test(error.code)) return error;
  const [, status] = STATUS_BY_CODE.find(([pattern]) => pattern.test(error.code)) ?? [null, 400];
  return new PostgrestError(status, error);
}

/**
 * Whether the database could not be reached or did not answer; then it is unknown whether the transaction was
 * committed.
 */
export function isConnectionError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && NO_CONNECTION.test(String(error.code));
}

/** PostgreSQL's answer to an object in place of an array; postgres.js fails before sending it. */
const UNBINDABLE = { code: '22P02', message: 'expected JSON array' };

function isUnbindable(error: unknown): boolean {
  if (!(error instanceof TypeError)) return false;
  const isWrongKind = 'code' in error && error.code === 'ERR_INVALID_ARG_TYPE';
  return isWrongKind || error.message === 'Cannot convert object to primitive value';
}

/**
 * lite's own message repeats the search, which may be personal. Or lite fails because it looks up operators in an
 * object, which also has `toString`.
 */
const MALFORMED = { code: 'PGRST100', message: 'failed to parse the query' };

function isMalformed(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^("failed to parse|Missing closing quote|invalid column reference|\w+\.endsWith is not a function)/.test(
      error.message,
    )
  );
}

/** Deeply nested arrays or embeds overflow the stack of lite's recursive parser. */
const TOO_DEEP = { code: 'PGRST100', message: 'the request is nested too deeply' };
