import { passwordProblem } from '@vitrina/shared/schemas/account.ts';
import * as z from 'zod/mini';
import { profileText } from './text.ts';

const { password: text } = profileText;

/** The rules of Supabase Auth, as configured in `supabase/config.toml`. */
export const passwordSchema = z
  .object({
    currentPassword: z.string(text.currentMissing).check(z.minLength(1, text.currentMissing)),
    newPassword: z.string(text.tooShort).check(
      z.refine((password) => passwordProblem(password) !== 'short', text.tooShort),
      z.refine((password) => passwordProblem(password) !== 'long', text.tooLong),
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
