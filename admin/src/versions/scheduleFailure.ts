import { text } from './text.ts';

/**
 * Why a scheduled version was not published.
 * @param failure as stored in the database: PostgreSQL's code, followed by the column if it concerns one.
 */
export function scheduleFailure(failure: string, nameOf: (column: string) => string): string {
  const { changed, empty, refused, unknown } = text.scheduling.failures;
  const [code, column] = failure.split(' ');
  if (code === 'PT409') return changed;
  if (!column) return unknown;
  return code === '23502' ? empty(nameOf(column)) : refused(nameOf(column));
}
