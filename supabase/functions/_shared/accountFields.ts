import { brand } from '@vitrina/shared/brand.ts';
import { isMailbox, passwordProblem, USER_NAME } from '@vitrina/shared/schemas/account.ts';
import { z } from 'zod';

// The messages are codes of RequestError.

export const username = z.string().trim().toLowerCase().regex(USER_NAME, 'invalid_username');

export const password = z
  .string()
  .refine((value) => passwordProblem(value) !== 'short', 'weak_password')
  .refine((value) => passwordProblem(value) !== 'long', 'long_password');

/** An address that can receive mail. */
export const mailbox = z
  .string()
  .trim()
  .toLowerCase()
  .refine(isMailbox, 'invalid_email')
  // The domain of user names has no mailboxes.
  .refine((address) => !address.endsWith(`@${brand.chatDomain}`), 'invalid_email');
