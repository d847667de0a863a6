import * as z from 'zod/mini';
import { type ColumnsOf, requiredLine } from './fields.ts';
import { text } from './text.ts';

/** The rows of the package table, in order. */
export const PACKAGE_ROWS = [
  'pages',
  'deadline',
  'requests',
  'accounts',
  'hosting',
  'domain',
  'support',
] as const;

const cell = z.pipe(z.transform(asCell), z.union([z.boolean(), requiredLine(text.package.rowMissing, 60)]));

/** The form of a package. The database has the same rules. */
export const packageSchema = z.object({
  audience: requiredLine(text.package.audienceMissing, 200),
  is_recommended: z.boolean(),
  rows: z.record(z.enum(PACKAGE_ROWS), cell),
} satisfies Partial<ColumnsOf<'packages'>>);

/** „Включено“ and „–“ become true and false, in whatever case they are typed. */
function asCell(typed: unknown): unknown {
  const words = typeof typed === 'string' ? typed.trim().toLowerCase() : '';
  if (words === text.package.included.toLowerCase()) return true;
  return words === text.package.notIncluded || words === '-' ? false : typed;
}
