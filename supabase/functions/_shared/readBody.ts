import type { z } from 'zod';
import { isFailureCode, RequestError } from './RequestError.ts';

/**
 * The JSON of a request, checked by a schema whose messages are codes of `RequestError`.
 * @throws RequestError with the code of the first rule that is broken, the first of all being that PostgreSQL can store it.
 */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const body: unknown = await request
    .text()
    .then((text) => JSON.parse(text, assertStorable))
    .catch(() => {
      throw new RequestError('invalid_request');
    });
  const { data, error } = schema.safeParse(body);
  if (error === undefined) return data;
  const code = error.issues[0]?.message ?? '';
  throw new RequestError(isFailureCode(code) ? code : 'invalid_request');
}

function assertStorable(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw new TypeError('PostgreSQL stores no NUL.');
  return value;
}
