import { ArrivalAnnouncer } from '../inbox/ArrivalAnnouncer.tsx';
import { contactMessageInbox } from './contactMessageInbox.ts';

export default function MessageAnnouncer() {
  return <ArrivalAnnouncer inbox={contactMessageInbox} />;
}
