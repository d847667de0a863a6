import * as z from 'zod/mini';
import { text } from '../text.ts';

/** Text that must hold something: one message whether it is missing, null or only spaces; `limit` in characters. */
export const requiredText = (missing: string, limit: number) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(limit, text.tooLong(limit)));

/** An e-mail address as loosely as the specification asks: something on both sides of one „@“, no spaces. */
export const emailAddress = (invalid: string) =>
  z
    .string(invalid)
    .check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+$/, invalid), z.maxLength(254, text.tooLong(254)));
