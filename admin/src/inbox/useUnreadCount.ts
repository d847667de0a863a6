import { useUnreadChat } from '../chat/useUnreadChat.ts';
import { useInboxTotals } from './useInboxTotals.ts';

/** How many inquiries, orders and messages, of the chat too, nobody has read. */
export function useUnreadCount(): number {
  const { unread: inquiries = 0 } = useInboxTotals('vitrina_inquiries');
  const { unread: messages = 0 } = useInboxTotals('contact-messages');
  return inquiries + messages + useUnreadChat();
}
