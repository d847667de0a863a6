import { HttpError } from 'ra-core';
import { supabase } from './supabase.ts';

/**
 * The response of an edge function.
 * @throws HttpError with the status of the response, or 0 without a response; the function's own code is in the body.
 */
export async function callFunction<Answer>(
  name: string,
  method: 'GET' | 'POST' | 'DELETE',
  body?: object,
): Promise<Answer> {
  const { data, error, response } = await supabase.functions.invoke<Answer>(name, {
    method,
    ...(body && { body }),
  });
  // Without an error the data is what the function promises, which may be nothing.
  if (!error) return data as Answer;
  // A response that is not JSON carries no code of the function, so supabase-js's own error is passed on.
  const refusal: unknown = await response?.json().catch(() => undefined);
  throw new HttpError(error.message, response?.status ?? 0, refusal ?? error);
}
