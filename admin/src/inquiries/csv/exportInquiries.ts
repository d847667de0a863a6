import type { Tables } from '@vitrina/shared/database.types.ts';
import { dayOf, formatTimestamp } from '@vitrina/shared/dates.ts';
import { serviceLabel } from '@vitrina/shared/services.ts';
import type { ServiceTitles } from '@vitrina/shared/text.ts';
import { downloadCSV, type Exporter } from 'react-admin';
import { queryClient } from '../../providers/queryClient.ts';
import { serviceTitlesQuery } from '../../providers/serviceTitles.ts';
import { csvOf, phoneCell, textCell } from './csvOf.ts';
import { text } from './text.ts';

type Inquiry = Tables<'vitrina_inquiries'>;

export const exportInquiries: Exporter<Inquiry> = async (rows) => {
  const titles = await queryClient.fetchQuery(serviceTitlesQuery);
  downloadCSV(
    csvOf([
      Object.keys(cells).map(textCell),
      ...rows.map((row) => Object.values(cells).map((of) => of(row, titles))),
    ]),
    `${text.fileName}-${dayOf(new Date().toISOString())}`,
  );
};

const { columns } = text;

const cells: Record<string, (row: Inquiry, titles: ServiceTitles) => string> = {
  [columns.created_at]: (row) => textCell(formatTimestamp(row.created_at)),
  [columns.name]: (row) => textCell(row.name),
  [columns.email]: (row) => textCell(row.email),
  [columns.phone]: (row) => phoneCell(row.phone),
  [columns.service]: (row, titles) => textCell(serviceLabel(row.service, titles)),
  [columns.choice]: (row) => textCell(row.choice),
  [columns.message]: (row) => textCell(row.message),
  [columns.read]: (row) => textCell(row.read ? text.yes : text.no),
  [columns.answered_at]: (row) => textCell(row.answered_at ? formatTimestamp(row.answered_at) : ''),
};
