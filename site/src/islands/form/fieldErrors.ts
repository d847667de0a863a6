import type * as z from 'zod/mini';

/** The messages of the invalid fields, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The first message for each field. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const messages: Record<string, string> = {};
  for (const { path, message } of error.issues) messages[String(path[0])] ??= message;
  return messages;
}

/** The shown errors that still apply. New ones wait for the next attempt, so that typing shows no errors. */
export function remainingErrors(shown: FieldErrors, found: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(found).filter(([field]) => field in shown));
}
