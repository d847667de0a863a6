import { emailAddress, optionalText, requiredText } from '@vitrina/shared/schemas/fields.ts';
import * as z from 'zod/mini';
import type { Account } from '../providers/account.ts';
import { profileText } from './text.ts';

export const profileSchema = z.object({
  name: requiredText(profileText.nameMissing, 100),
  email: emailAddress(profileText.emailInvalid),
  bio: optionalText(1000),
}) satisfies z.ZodMiniType<Account>;
