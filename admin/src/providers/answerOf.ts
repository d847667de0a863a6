import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { HttpError } from 'ra-core';
import { authProvider } from './authProvider.ts';
import { isSignedOut } from './refusals.ts';

/** The name of the error with which a browser ends a request after `AbortSignal.timeout`. */
export const TIMEOUT = 'TimeoutError';

/**
 * The data of a database request.
 * @throws HttpError with the status of the response, or 0 without a response. Retries and error messages depend on the
 * status, which a `PostgrestError` does not carry.
 */
export async function answerOf<Answer>(
  request: PostgrestSingleResponse<Answer> | PromiseLike<PostgrestSingleResponse<Answer>>,
): Promise<Answer> {
  const { data, error, status } = await request;
  if (!error) return data;
  // A gateway in between may answer with JSON of its own, whatever the types say.
  const failure = new HttpError(error.message ?? '', status, error);
  // Of an error thrown by `fetch`, supabase-js keeps only the name, at the beginning of the message.
  if (failure.message.startsWith(TIMEOUT)) failure.name = TIMEOUT;
  // react-admin does so for its own requests only.
  if (isSignedOut(failure)) void authProvider.checkError(failure);
  throw failure;
}
