import { UnreadBadge } from '../inbox/UnreadBadge.tsx';
import { inquiryInbox } from './inquiryInbox.ts';

export default function UnreadInquiries() {
  return <UnreadBadge inbox={inquiryInbox} />;
}
