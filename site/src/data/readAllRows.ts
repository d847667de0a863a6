import { MAX_ROWS } from '@vitrina/shared/pageSizes.ts';
import { failure, type Result, success } from '@vitrina/shared/result.ts';

export type ReadResult<Row> = Result<Row[], ReadFailure>;

/** Why there are no rows: `offline` if the server did not answer, `failed` if it answered with an error. */
export interface ReadFailure {
  kind: 'offline' | 'failed';
  /** English, for the log. */
  cause: string;
}

/** One page of a list as postgrest-js returns it, with status 0 when no answer came. */
interface Page<Row> {
  data: Row[] | null;
  error: { message: string } | null;
  count: number | null;
  status: number;
}

/** Reads a whole list page by page. `readPage` gets the first and the last index and should return the total count. */
export async function readAllRows<Row>(
  readPage: (first: number, last: number) => PromiseLike<Page<Row>>,
): Promise<ReadResult<Row>> {
  const rows: Row[] = [];
  for (;;) {
    const { data, error, count, status } = await readPage(rows.length, rows.length + MAX_ROWS - 1);
    if (error) return failure(readFailure(error, status));
    const page = data ?? [];
    rows.push(...page);
    if (page.length === 0 || rows.length >= (count ?? Number.POSITIVE_INFINITY)) return success(rows);
  }
}

export const readFailure = ({ message }: { message: string }, status: number): ReadFailure => ({
  kind: status === 0 ? 'offline' : 'failed',
  cause: message,
});
