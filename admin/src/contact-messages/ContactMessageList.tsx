import { InboxPage } from '../inbox/InboxPage.tsx';
import { contactMessageInbox } from './contactMessageInbox.ts';

export default function ContactMessageList() {
  return <InboxPage inbox={contactMessageInbox} />;
}
