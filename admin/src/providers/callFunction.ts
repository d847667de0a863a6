import { HttpError } from 'ra-core';
import { supabase } from './supabase.ts';

/**
 * The answer of an edge function.
 * @throws HttpError with the status of the answer, 0 without one, and the function's own code in its body.
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
  // Only without an error there is an answer, and an empty one is what such a function promises.
  if (!error) return data as Answer;
  // An answer that is no JSON has no code of the function's; what supabase-js says of it is passed on.
  const refusal: unknown = await response?.json().catch(() => undefined);
  throw new HttpError(error.message, response?.status ?? 0, refusal ?? error);
}
