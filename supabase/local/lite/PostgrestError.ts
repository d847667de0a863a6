import { inspect } from 'node:util';
import { RelationNotFoundError } from '@supabase/lite';
import postgres from 'postgres';

/** The codes that lite answers as PostgREST does, or whose answer depends on the caller. */
const RIGHT_IN_LITE = /^(PGRST|PT\d{3}|42\w{3}|25006|2350[35])$/;

/** HTTP statuses by error code: https://docs.postgrest.org/en/stable/references/errors.html. All others are 400. */
const STATUS_BY_CODE: [RegExp, number][] = [
  [/^P0001$/, 400],
  [/^53400$/, 500],
  [/^(08|53)/, 503],
  [/^(0L|0P|28)/, 403],
  [/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/, 500],
];

/**
 * A database error in the one form that lets us choose what lite answers: as if SQL had raised it with the code
 * `PGRST`, which PostgREST understands as well.
 */
export class PostgrestError extends Error {
  readonly code = 'PGRST';
  readonly detail: string;

  constructor(status: number, cause: postgres.PostgresError) {
    const { code, message, detail: details = null, hint = null } = cause;
    super(JSON.stringify({ code, message, details, hint }), { cause });
    this.detail = JSON.stringify({ status, headers: {} });
  }
}

/** Prepares an error for lite, which prints what it gets: one line each instead of the whole error with its query. */
export function toPostgrestError(error: unknown): unknown {
  if (error instanceof RelationNotFoundError) return inOneLine(error, error.message);
  if (!(error instanceof postgres.PostgresError)) return error;
  const line = `${error.code} ${error.message}`;
  if (RIGHT_IN_LITE.test(error.code)) return inOneLine(error, line);
  const [, status] = STATUS_BY_CODE.find(([pattern]) => pattern.test(error.code)) ?? [null, 400];
  return inOneLine(new PostgrestError(status, error), line);
}

function inOneLine<E extends Error>(error: E, line: string): E {
  return Object.defineProperty(error, inspect.custom, { value: () => `api: ${line}`, configurable: true });
}
