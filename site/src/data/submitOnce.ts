import { fingerprint } from '@vitrina/shared/fingerprint.ts';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { forget, keep, recall } from '@vitrina/shared/tabStorage.ts';
import { whyNotLoaded } from './notLoaded.ts';
import { pageBefore } from './pageBefore.ts';
import type { publicApi } from './publicApi.ts';

/** Why nothing was stored: rate limit, refused by the database, no answer, the page lacks a script, or anything else. */
export type SubmitFailure = 'too-many' | 'invalid' | 'offline' | 'not-loaded' | 'failed';

/** What is known of the stored row. */
export interface Submitted {
  created_at: string;
  submission: string;
}

export type SubmitResult = Result<Submitted, SubmitFailure>;

/** What postgrest-js returns, with status 0 when no answer came. */
interface Answer {
  data: { created_at: string } | null;
  error: { message: string } | null;
  status: number;
}

/**
 * Sends a form so that it is stored only once, however often the answer gets lost: the same values keep the same id until
 * the server confirms them, even across reloads.
 * @param complaint begins the log line of a failure.
 */
export async function submitOnce<Values extends object>(
  values: Values,
  send: (
    api: ReturnType<typeof publicApi>,
    submit: Values & { submission: string; from_page: string },
  ) => PromiseLike<Answer>,
  complaint: string,
): Promise<SubmitResult> {
  const { submission, confirm } = await openSubmit(values);
  const api = await loadApi();
  if (!api) {
    console.error(`${complaint}: What speaks with the server could not be loaded`);
    return failure(whyNotLoaded());
  }
  const result = submitResult(await send(api, { ...values, submission, from_page: pageBefore() }), complaint);
  if (!result.ok) return result;
  confirm();
  return success({ ...result.value, submission });
}

/** Loads the API client. Forms call it when somebody begins to type, so that just looking at a form does not load it. */
export const loadApi = () =>
  import('./publicApi.ts').then(
    ({ publicApi }) => publicApi(),
    () => undefined,
  );

/**
 * Returns the id that every attempt to send these values carries until one is confirmed, even across reloads. The tab
 * stores only a hash of the values, never what was typed.
 */
async function openSubmit(values: object): Promise<{ submission: string; confirm: () => void }> {
  const key = `submission:${await fingerprint(values)}`;
  const submission = recall(key) ?? crypto.randomUUID();
  keep(key, submission);
  return { submission, confirm: () => forget(key) };
}

/** Reads the answer to a submit that should return the stored row. A failure is logged after `complaint`. */
function submitResult(
  { data, error, status }: Answer,
  complaint: string,
): Result<{ created_at: string }, SubmitFailure> {
  if (error) {
    // Logs no `details`, because they may repeat what the visitor typed.
    console.error(`${complaint}: ${error.message} (HTTP ${status})`);
    return failure(reasonOf(status));
  }
  if (!data) {
    console.error(`${complaint}: No data returned from insert operation`);
    return failure('failed');
  }
  return success(data);
}

function reasonOf(status: number): SubmitFailure {
  if (status === 0) return 'offline';
  if (status === 429) return 'too-many';
  return status === 400 ? 'invalid' : 'failed';
}
