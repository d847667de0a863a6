import { serviceLabel } from '@vitrina/shared/services.ts';
import type { Exporter } from 'react-admin';
import { InboxList, type Topic } from '../inbox/InboxList.tsx';
import { useServiceTitles } from '../providers/serviceTitles.ts';
import { Overview } from './Overview.tsx';
import { topicNames } from './topicNames.ts';

export default function InquiryList() {
  const titles = useServiceTitles();
  const service: Topic = {
    source: 'service',
    of: (row) => ('service' in row ? serviceLabel(row.service, titles) : ''),
    names: topicNames,
  };
  return <InboxList topic={service} overview={<Overview />} exporter={exporter} />;
}

const exporter: Exporter = async (...list) => (await import('./exportInquiries.ts')).exportInquiries(...list);
