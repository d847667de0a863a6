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
  const parts = [csvOf([cells.map(([name]) => name)])];
  let last: InboxRow | undefined;
  for (;;) {
    const rows = await findBehind(inquiryInbox.resource, search, last, signal);
    count += rows.length;
    onRows(count);
    parts.push(rows.map((row) => csvLine(cells.map(([, of]) => of(row)))).join(''));
    last = rows.at(-1);
    if (rows.length < MAX_ROWS) return parts;
  }
}

const { columns } = text;

const cells: [name: string, of: (row: InboxRow) => string][] = [
  [columns.created_at, (row) => formatTimestamp(row.created_at)],
  [columns.name, (row) => row.name],
  [columns.email, (row) => row.email],
  [columns.phone, (row) => row.phone],
  [columns.service, (row) => inquiryInbox.topic.of(row)],
  [columns.message, (row) => row.message],
  [columns.read, (row) => (row.read ? text.yes : text.no)],
  [columns.answered_at, (row) => (row.answered_at ? formatTimestamp(row.answered_at) : '')],
];
