import * as z from 'zod/mini';
import { NAME_LIMIT } from './account.ts';
import { type ColumnsOf, optionalEmail, optionalText, requiredText } from './fields.ts';
import { text } from './text.ts';

/** The form of a person. The database has the same rules. */
export const personSchema = z.object({
  name: requiredText(text.person.nameMissing, NAME_LIMIT),
  email: optionalEmail(text.person.emailInvalid),
  phone: optionalText(40),
} satisfies Partial<ColumnsOf<'people'>>);
