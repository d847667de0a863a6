import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { HttpError } from 'ra-core';

/** How a browser calls the end of `AbortSignal.timeout`. */
export const TIMEOUT = 'TimeoutError';

/**
 * The answer to a call or a read of the database.
 * @throws HttpError with the status of the answer, 0 without one. A `PostgrestError` carries no status, and retries and
 * error messages depend on it.
 */
export async function answerOf<Answer>(
  request: PostgrestSingleResponse<Answer> | PromiseLike<PostgrestSingleResponse<Answer>>,
): Promise<Answer> {
  const { data, error, status } = await request;
  if (!error) return data;
  const failure = new HttpError(error.message, status, error);
  // Of what `fetch` threw, supabase-js keeps the name in front of the message and nothing else.
  if (error.message.startsWith(TIMEOUT)) failure.name = TIMEOUT;
  throw failure;
}
