import { UnreadBadge } from '../inbox/UnreadBadge.tsx';
import { contactMessageInbox } from './contactMessageInbox.ts';

export default function UnreadMessages() {
  return <UnreadBadge inbox={contactMessageInbox} />;
}
