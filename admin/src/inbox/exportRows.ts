import { dayOf, formatTimestamp } from '@vitrina/shared/dates.ts';
import { downloadCSV } from 'react-admin';
import type { InboxRow } from '../providers/inboxReads.ts';
import { csvOf, phoneCell, textCell } from './csv/csvOf.ts';
import { text } from './csv/text.ts';

const { columns } = text;

/**
 * Downloads rows as a CSV file.
 * @param topic what the rows are about, in words, by column.
 */
export function exportRows<Row extends InboxRow>(
  fileName: keyof typeof text.fileNames,
  rows: Row[],
  topic: { [Column in keyof typeof columns]?: (row: Row) => string },
): void {
  const topics = Object.values(topic);
  const heads = [
    ...[columns.created_at, columns.name, columns.email, columns.phone],
    ...Object.keys(topic).map((column) => columns[column as keyof typeof columns]),
    ...[columns.message, columns.read, columns.answered_at],
  ];
  const cellsOf = (row: Row) => [
    textCell(formatTimestamp(row.created_at)),
    textCell(row.name),
    textCell(row.email),
    phoneCell(/\d/.test(row.phone) ? row.phone : ''),
    ...topics.map((of) => textCell(of(row))),
    textCell(row.message),
    textCell(row.read ? text.yes : text.no),
    textCell(row.answered_at ? formatTimestamp(row.answered_at) : ''),
  ];
  downloadCSV(
    csvOf([heads.map(textCell), ...rows.map(cellsOf)]),
    `${text.fileNames[fileName]}-${dayOf(new Date().toISOString())}`,
  );
}
