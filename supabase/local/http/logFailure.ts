import { reasonOf } from './reasonOf.ts';

/** A request that was answered with a status from 500 up. */
interface Failure {
  method: string;
  path: string;
  status: number;
  ms?: number;
  /** What failed, where something is known of it. */
  error?: unknown;
}

/**
 * Writes one line of JSON about a failed request. It holds no query, no header, no body and no name of a file or
 * person, so that it can be kept and shown to others.
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

/** `/storage/v1/object/public/<bucket>/…`: what follows the bucket is somebody's file; what follows `/mails/` is a key. */
const PRIVATE =
  /^(\/mails\/|\/storage\/v1\/object\/(?:(?:public|sign|info|list|upload|authenticated)\/)*[^/]+\/).+$/;

const anonymous = (path: string) =>
  path.replace(PRIVATE, '$1…').replaceAll(UUID, ':id').slice(0, MAX_PATH_LENGTH);
