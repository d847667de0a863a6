import { hash } from '@node-rs/bcrypt';
import { PASSWORD_MIN_LENGTH, passwordProblem } from '@vitrina/shared/schemas/account.ts';
import { z } from 'zod';
import { AuthError } from './AuthError.ts';
import { passwordWork } from './passwordWork.ts';

/** As in Supabase Auth. */
export const BCRYPT_COST = 10;

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

/** What an administrator may set for an account. */
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
  const problem = passwordProblem(password);
  if (problem === 'short') {
    const message = `Password should be at least ${PASSWORD_MIN_LENGTH} characters.`;
    throw new AuthError(422, 'weak_password', message);
  }
  if (problem === 'long')
    throw new AuthError(400, 'validation_failed', 'Password cannot be longer than 72 bytes');
  return passwordWork(() => hash(password, BCRYPT_COST));
}
