import { ArrivalAnnouncer } from '../inbox/ArrivalAnnouncer.tsx';
import { inquiryInbox } from './inquiryInbox.ts';

export default function InquiryAnnouncer() {
  return <ArrivalAnnouncer inbox={inquiryInbox} />;
}
