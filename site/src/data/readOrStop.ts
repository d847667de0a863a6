import type { Result } from '@vitrina/shared/result.ts';
import { stateFailure } from '@vitrina/shared/statedFailure.ts';
import type { ReadFailure } from './readAllRows.ts';

/**
 * Reads something for the build, and makes the build fail if the backend does not answer; otherwise an empty list would
 * be published. Without the URL of a backend (`astro check`, which needs only types) it returns `withoutBackend`;
 * checkBeforeBuild.ts stops real builds without one.
 * @param name for messages.
 */
export async function readOrStop<Value>(
  name: string,
  read: () => Promise<Result<Value, ReadFailure>>,
  withoutBackend: Value,
): Promise<Value> {
  const backend = import.meta.env.PUBLIC_SUPABASE_URL;
  if (!backend) return withoutBackend;
  const result = await read();
  if (result.ok) return result.value;
  const detail = `Cannot read ${name} from ${backend}: ${result.reason.cause}. The site is not built, so what is published stays as it is.`;
  console.error(stateFailure({ failure: 'backend', detail }));
  throw new Error(detail);
}
