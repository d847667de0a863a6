import { passwordProblem, USER_NAME } from '@vitrina/shared/schemas/account.ts';
import { isWebAddress } from '@vitrina/shared/webAddress.ts';
import { z } from 'zod';
import { isFailureCode, RequestError } from './RequestError.ts';

// The messages are codes of RequestError.
const password = z
  .string()
  .refine((value) => passwordProblem(value) !== 'short', 'weak_password')
  .refine((value) => passwordProblem(value) !== 'long', 'long_password');

const siteUrl = z.string().trim().refine(isWebAddress, 'invalid_site_url');

export const newClientSchema = z.object({
  username: z.string().trim().toLowerCase().regex(USER_NAME, 'invalid_username'),
  password,
  site_url: siteUrl.nullish(),
});
export type NewClient = z.infer<typeof newClientSchema>;

export const passwordChangeSchema = z.object({ id: z.uuid(), password });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export const deletionSchema = z.object({ id: z.uuid() });
export type Deletion = z.infer<typeof deletionSchema>;

/**
 * The body of a request, checked.
 * @throws RequestError with the code of the first rule that it breaks.
 */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const body = await request.json().catch(() => undefined);
  const { data, error } = schema.safeParse(body);
  if (error === undefined) return data;
  const code = error.issues[0]?.message ?? '';
  throw new RequestError(isFailureCode(code) ? code : 'invalid_request');
}
