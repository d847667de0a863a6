import { MenuCount } from '../layout/MenuCount.tsx';
import { text } from './text.ts';
import { useUnreadChat } from './useUnreadChat.ts';

/** The number of unread messages beside the way to the chat. */
export default function UnreadChat() {
  const unread = useUnreadChat();
  return <MenuCount count={unread} label={text.unread(unread)} />;
}
