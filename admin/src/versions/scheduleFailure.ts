import { text } from './text.ts';

/**
 * Why a text was not published at its time.
 * @param failure as the database notes it: PostgreSQL's code, and the column where it is about one.
 */
export function scheduleFailure(failure: string, nameOf: (column: string) => string): string {
  const { changed, empty, refused, unknown } = text.scheduling.failures;
  const [code, column] = failure.split(' ');
  if (code === '40001') return changed;
  if (!column) return unknown;
  return code === '23502' ? empty(nameOf(column)) : refused(nameOf(column));
}
