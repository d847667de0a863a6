import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { HttpError } from 'ra-core';

/**
 * The answer to a call or a read of the database.
 * @throws HttpError with the status of the answer, 0 without one. A `PostgrestError` carries no status, and retries and
 * error messages depend on it.
 */
export async function answerOf<Answer>(
  request: PromiseLike<PostgrestSingleResponse<Answer>>,
): Promise<Answer> {
  const { data, error, status } = await request;
  if (error) throw new HttpError(error.message, status, error);
  return data;
}
