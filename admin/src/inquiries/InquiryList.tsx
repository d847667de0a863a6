import { serviceLabel, serviceLabels } from '@vitrina/shared/services.ts';
import type { Exporter } from 'react-admin';
import { InboxList, preloadRows, type Topic } from '../inbox/InboxList.tsx';
import { useServiceTitles } from '../providers/serviceTitles.ts';
import { Overview } from './Overview.tsx';

/** Labels for the search; the titles of the services are already in the database. */
const names = Object.fromEntries(serviceLabels({}));

export default function InquiryList() {
  const titles = useServiceTitles();
  const service: Topic = {
    source: 'service',
    of: (row) => ('service' in row ? serviceLabel(row.service, titles) : ''),
    names,
  };
  return <InboxList topic={service} overview={<Overview />} exporter={exporter} />;
}

/** The start page reads its rows while the rest of its code is on the way. */
export const preload = () => preloadRows('inquiries', names);

const exporter: Exporter = async (...list) =>
  (await import('./csv/exportInquiries.ts')).exportInquiries(...list);
