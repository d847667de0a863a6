import { useQueries } from '@tanstack/react-query';
import { brand } from '@vitrina/shared/brand.ts';
import { Title, useResourceDefinitions } from 'react-admin';
import { unreadChatQuery } from '../providers/chatUnread.ts';
import { isInbox, unreadQuery } from '../providers/inboxReads.ts';

/** A page's title in the bar and in the browser's tab. Unread rows are counted there, for those who work in another tab. */
export function PageTitle({ title }: { title: string }) {
  const unread = useUnreadCount();
  return (
    <>
      <title>{`${unread ? `(${unread}) ` : ''}${title} – ${brand.name}`}</title>
      <Title title={title} preferenceKey={false} />
    </>
  );
}

/** How much of what was sent to the studio nobody has read: in every inbox, and in the chat. */
export function useUnreadCount(): number {
  const inboxes = Object.keys(useResourceDefinitions()).filter(isInbox);
  return useQueries({ queries: [...inboxes.map(unreadQuery), unreadChatQuery], combine: sum });
}

const sum = (counts: { data: number | undefined }[]) => counts.reduce((all, { data = 0 }) => all + data, 0);
