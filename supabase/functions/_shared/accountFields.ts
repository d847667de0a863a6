import { brand } from '@vitrina/shared/brand.ts';
import { passwordProblem, USER_NAME } from '@vitrina/shared/schemas/account.ts';
import { z } from 'zod';

// The messages are codes of RequestError.

export const username = z.string().trim().toLowerCase().regex(USER_NAME, 'invalid_username');

export const password = z
  .string()
  .refine((value) => passwordProblem(value) !== 'short', 'weak_password')
  .refine((value) => passwordProblem(value) !== 'long', 'long_password');

/** An address that mails arrive at. */
export const mailbox = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email('invalid_email').max(254, 'invalid_email'))
  // User names sign in under this domain, and no mailbox is there.
  .refine((address) => !address.endsWith(`@${brand.chatDomain}`), 'invalid_email');
