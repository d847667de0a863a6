import * as z from 'zod/mini';
import { profileText } from './text.ts';

const { password: text } = profileText;

const MIN_LENGTH = 8;
/** bcrypt reads no further. */
const MAX_BYTES = 72;

const bytesOf = (password: string) => new TextEncoder().encode(password).length;

/** The rules of Supabase Auth, as `supabase/config.toml` sets them. */
export const passwordSchema = z
  .object({
    currentPassword: z.string(text.currentMissing).check(z.minLength(1, text.currentMissing)),
    newPassword: z.string(text.tooShort).check(
      z.minLength(MIN_LENGTH, text.tooShort),
      z.refine((password) => bytesOf(password) <= MAX_BYTES, text.tooLong),
    ),
    confirmPassword: z.string(text.mismatch),
  })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      error: text.mismatch,
      path: ['confirmPassword'],
    }),
  );

export type NewPassword = z.infer<typeof passwordSchema>;
