import { useInboxTotals } from './useInboxTotals.ts';

/** How many inquiries and messages nobody has read. */
export function useUnreadCount(): number {
  const { unread: inquiries = 0 } = useInboxTotals('vitrina_inquiries');
  const { unread: messages = 0 } = useInboxTotals('contact-messages');
  return inquiries + messages;
}
