import * as z from 'zod/mini';
import { type ColumnsOf, optionalEmail, optionalText, requiredText } from './fields.ts';
import { text } from './text.ts';

/** The form of a person. The database has the same rules. */
export const personSchema = z.object({
  name: requiredText(text.person.nameMissing, 100),
  email: optionalEmail(text.person.emailInvalid),
  phone: optionalText(40),
} satisfies Partial<ColumnsOf<'people'>>);
