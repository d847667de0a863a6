import { passwordProblem, USER_NAME } from '@vitrina/shared/schemas/account.ts';
import { z } from 'zod';

// The messages are codes of RequestError.

export const username = z.string().trim().toLowerCase().regex(USER_NAME, 'invalid_username');

export const password = z
  .string()
  .refine((value) => passwordProblem(value) !== 'short', 'weak_password')
  .refine((value) => passwordProblem(value) !== 'long', 'long_password');
