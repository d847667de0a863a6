import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { HttpError } from 'ra-core';

/**
 * What a call or a read of the database was answered with.
 * @throws HttpError with the status of the answer, 0 where none came. A `PostgrestError` has none, and whoever asks
 * whether to try again, or whether something is forbidden, goes by it.
 */
export async function answerOf<Answer>(
  request: PromiseLike<PostgrestSingleResponse<Answer>>,
): Promise<Answer> {
  const { data, error, status } = await request;
  if (error) throw new HttpError(error.message, status, error);
  return data;
}
