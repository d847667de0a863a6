import { serviceLabel, serviceLabels } from '@vitrina/shared/services.ts';
import { InboxList, type Topic } from '../inbox/InboxList.tsx';
import { exportInquiries } from './exportInquiries.ts';
import { Overview } from './Overview.tsx';

const service: Topic = {
  source: 'service',
  of: (row) => ('service' in row ? serviceLabel(row.service) : ''),
  names: Object.fromEntries(serviceLabels),
};

export default function InquiryList() {
  return <InboxList topic={service} overview={<Overview />} exporter={exportInquiries} />;
}
