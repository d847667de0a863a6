import { MenuCount } from '../layout/MenuCount.tsx';
import type { Inbox } from './inbox.ts';
import { text } from './text.ts';
import { useInboxTotals } from './useInboxTotals.ts';

export function UnreadBadge({ inbox: { resource } }: { inbox: Inbox }) {
  const { unread = 0 } = useInboxTotals(resource);
  return <MenuCount count={unread} label={text.unreadCount(unread)} />;
}
