import { MAX_ROWS } from '@vitrina/shared/pageSizes.ts';

/** Rows, or why there are none: `offline` when no answer came, `failed` when it was not the one asked for. */
export type ReadResult<Row> = { ok: true; rows: Row[] } | ReadFailure;

export interface ReadFailure {
  ok: false;
  reason: 'offline' | 'failed';
  /** In English, for the log. */
  cause: string;
}

/** What one page of a list comes back as; postgrest-js answers so, with status 0 when there was no answer. */
interface Page<Row> {
  data: Row[] | null;
  error: { message: string } | null;
  count: number | null;
  status: number;
}

/** Reads a whole list, page after page. `readPage` gets the first and the last index and should count the rows. */
export async function readAllRows<Row>(
  readPage: (first: number, last: number) => PromiseLike<Page<Row>>,
): Promise<ReadResult<Row>> {
  const rows: Row[] = [];
  for (;;) {
    const { data, error, count, status } = await readPage(rows.length, rows.length + MAX_ROWS - 1);
    if (error) return { ok: false, reason: status === 0 ? 'offline' : 'failed', cause: error.message };
    const page = data ?? [];
    rows.push(...page);
    if (page.length === 0 || rows.length >= (count ?? Number.POSITIVE_INFINITY)) return { ok: true, rows };
  }
}
