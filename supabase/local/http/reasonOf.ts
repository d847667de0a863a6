import { z } from 'zod';

const word = z
  .string()
  .regex(/^\w{1,40}$/)
  .catch('');
const coded = z.object({ code: word });
const failure = coded.extend({ name: word, cause: coded.catch({ code: '' }) });

/**
 * Why something failed, for the log: the kind of error and its code. No messages: those of databases, parsers and mail
 * servers repeat what people wrote.
 */
export function reasonOf(error: unknown): string {
  const { data } = failure.safeParse(error);
  return [data?.name, data?.cause.code || data?.code].filter(Boolean).join(' ') || 'unknown';
}
