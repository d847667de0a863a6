import { reasonOf } from './reasonOf.ts';

/** A request that was answered with a status of 500 or above. */
interface Failure {
  method: string;
  path: string;
  status: number;
  ms?: number;
  /** What failed, if it is known. */
  error?: unknown;
}

/**
 * Logs a failed request as one line of JSON. It contains no query, header, body or name of a file or person, so that it
 * can be stored and shown to others.
 */
export function logFailure({ method, path, status, ms, error }: Failure): void {
  const line = {
    time: new Date().toISOString(),
    level: 'error',
    method,
    path: anonymous(path),
    status,
    ms,
    reason: error === undefined ? undefined : reasonOf(error),
  };
  console.error(JSON.stringify(line));
}

const MAX_PATH_LENGTH = 120;
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/**
 * What follows the bucket in `/storage/v1/object/public/<bucket>/…` is somebody's file; what follows `/mails/` is a
 * key.
 */
const PRIVATE =
  /^(\/mails\/|\/storage\/v1\/object\/(?:(?:public|sign|info|list|upload|authenticated)\/)*[^/]+\/).+$/;

const anonymous = (path: string) =>
  path.replace(PRIVATE, '$1…').replaceAll(UUID, ':id').slice(0, MAX_PATH_LENGTH);
