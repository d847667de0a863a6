import bcrypt from 'bcryptjs';
import { z } from 'zod';
import { AuthError } from './AuthError.ts';

/** Supabase Auth's own. */
export const BCRYPT_COST = 10;
const BCRYPT_MAX_BYTES = 72;
export const MIN_PASSWORD_LENGTH = 8;

const changesSchema = z.object({
  id: z.uuid().optional(),
  email: z.email('Unable to validate email address: invalid format').max(255).toLowerCase().optional(),
  password: z.string().optional(),
  password_hash: z
    .string()
    .regex(/^\$2[aby]\$\d\d\$.{53}$/, 'The password hash must be a bcrypt hash')
    .optional(),
  email_confirm: z.boolean().optional(),
  user_metadata: z.record(z.string(), z.unknown()).optional(),
  app_metadata: z.record(z.string(), z.unknown()).optional(),
});

/** What an administrator may say about an account. */
export type AccountChanges = z.infer<typeof changesSchema>;

/** @throws AuthError as Supabase Auth would. */
export function readChanges(body: unknown): AccountChanges {
  const { data, error } = changesSchema.safeParse(body);
  if (error) throw new AuthError(400, 'validation_failed', error.issues[0]?.message ?? 'Invalid request');
  if (data.password && data.password_hash)
    throw new AuthError(400, 'validation_failed', 'Only a password or a password hash should be provided');
  return data;
}

/** @returns the bcrypt hash to store, or undefined when the password is not to change. */
export async function hashOf({ password, password_hash }: AccountChanges): Promise<string | undefined> {
  if (password === undefined) return password_hash;
  if (password.length < MIN_PASSWORD_LENGTH) {
    const message = `Password should be at least ${MIN_PASSWORD_LENGTH} characters.`;
    throw new AuthError(422, 'weak_password', message);
  }
  if (Buffer.byteLength(password) > BCRYPT_MAX_BYTES)
    throw new AuthError(400, 'validation_failed', 'Password cannot be longer than 72 bytes');
  return bcrypt.hash(password, BCRYPT_COST);
}
