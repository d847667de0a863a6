import type { Tables } from '@vitrina/shared/database.types.ts';
import { serviceLabel } from '@vitrina/shared/services.ts';
import type { Exporter } from 'react-admin';
import { exportRows } from '../inbox/exportRows.ts';
import { queryClient } from '../providers/queryClient.ts';
import { serviceTitlesQuery } from '../providers/serviceTitles.ts';

export const exportInquiries: Exporter<Tables<'vitrina_inquiries'>> = async (rows) => {
  const titles = await queryClient.fetchQuery(serviceTitlesQuery);
  exportRows('inquiries', rows, {
    service: ({ service }) => serviceLabel(service, titles),
    choice: ({ choice }) => choice,
  });
};
