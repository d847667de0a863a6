import { z } from 'zod';
import { isFailureCode, RequestError } from './RequestError.ts';

/** bcrypt reads no further; what follows would be no part of the password. */
const PASSWORD_LIMIT_BYTES = 72;

// The messages are codes of RequestError.
const password = z
  .string()
  .min(8, 'weak_password')
  .refine((value) => new TextEncoder().encode(value).length <= PASSWORD_LIMIT_BYTES, 'long_password');

/** The rule of the column `chat_users.site_url`. */
const siteUrl = z
  .string()
  .trim()
  .max(2000, 'invalid_site_url')
  .regex(/^https?:\/\/[^\s\\/][^\s\\]*$/i, 'invalid_site_url');

export const newClientSchema = z.object({
  username: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9._-]{3,32}$/, 'invalid_username'),
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
