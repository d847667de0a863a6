import { useQuery } from '@tanstack/react-query';
import { unreadChatQuery } from '../providers/chatUnread.ts';
import { text } from '../text.ts';
import { MenuCount } from './MenuCount.tsx';

export function UnreadChat() {
  const { data: unread = 0 } = useQuery(unreadChatQuery);
  return <MenuCount count={unread} label={text.layout.unreadChat(unread)} />;
}
