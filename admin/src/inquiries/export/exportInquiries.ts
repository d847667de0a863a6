import { formatTimestamp } from '@vitrina/shared/dates.ts';
import { MAX_ROWS } from '@vitrina/shared/pageSizes.ts';
import { findBehind, type InboxRow, type InboxSearch } from '../../providers/inboxReads.ts';
import { inquiryInbox } from '../inquiryInbox.ts';
import { csvLine, csvOf } from './csv.ts';
import { text } from './text.ts';

interface Options {
  signal: AbortSignal;
  onRows: (count: number) => void;
}

/**
 * All inquiries that a search finds, as the parts of a CSV file. Each page continues behind the last row (keyset
 * pagination), so that rows added or deleted meanwhile neither repeat nor hide others.
 * @throws when it is cancelled or a page cannot be read: half a file would look like a whole one.
 */
export async function exportInquiries(search: InboxSearch, { signal, onRows }: Options): Promise<string[]> {
  let count = 0;
  const parts = [csvOf([text.columns])];
  let last: InboxRow | undefined;
  for (;;) {
    const rows = await findBehind(inquiryInbox.resource, search, last, signal);
    count += rows.length;
    onRows(count);
    parts.push(rows.map((row) => csvLine(cellsOf(row))).join(''));
    last = rows.at(-1);
    if (rows.length < MAX_ROWS) return parts;
  }
}

const cellsOf = (row: InboxRow): string[] => [
  formatTimestamp(row.created_at),
  row.name,
  row.email,
  row.phone,
  inquiryInbox.topic.of(row),
  row.message,
  row.read ? text.yes : text.no,
  row.answered_at ? formatTimestamp(row.answered_at) : '',
];
