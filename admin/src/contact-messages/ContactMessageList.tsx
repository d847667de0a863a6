import { InboxPage } from '../inbox/InboxPage.tsx';
import { contactMessageInbox } from './contactMessageInbox.ts';

/** Orders of AI images and what came through the contact form, newest first. */
export default function ContactMessageList() {
  return <InboxPage inbox={contactMessageInbox} />;
}
