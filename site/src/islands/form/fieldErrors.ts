import type * as z from 'zod/mini';

/** The message of each field that holds something wrong, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** One message for each field: the first one found. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const messages: Record<string, string> = {};
  for (const { path, message } of error.issues) messages[String(path[0])] ??= message;
  return messages;
}

/** Of the errors shown, those that are still there: what gets worse while typing waits for the next try. */
export function remainingErrors(shown: FieldErrors, found: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(found).filter(([field]) => field in shown));
}
