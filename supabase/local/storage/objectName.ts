import { z } from 'zod';

/** The longest name that S3 accepts. */
const MAX_LENGTH = 1024;

/** The names that hosted Supabase accepts: https://supabase.com/docs/guides/storage/uploads/file-limits */
export const objectName = z
  .string()
  .regex(/^[\w/!\-.*'() &$@=;:+,?]+$/)
  .max(MAX_LENGTH);
