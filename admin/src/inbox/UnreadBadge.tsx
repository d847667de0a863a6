import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import { MenuCount } from '../layout/MenuCount.tsx';
import { totalsQuery } from '../providers/inboxReads.ts';
import { text } from './text.ts';

export default function UnreadBadge() {
  const resource = useResourceContext() ?? '';
  const { data } = useQuery(totalsQuery(resource));
  return <MenuCount count={data?.unread ?? 0} label={text.unreadCount(data?.unread ?? 0)} />;
}
