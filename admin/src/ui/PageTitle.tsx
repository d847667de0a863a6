import { useQueries } from '@tanstack/react-query';
import { brand } from '@vitrina/shared/brand.ts';
import { Title, useResourceDefinitions } from 'react-admin';
import { unreadChatQuery } from '../providers/chatUnread.ts';
import { isInbox, unreadQuery } from '../providers/inboxReads.ts';

/** A page's title in the top bar, and in the browser tab together with the number of unread items. */
export function PageTitle({ title }: { title: string }) {
  const unread = useUnreadCount();
  return (
    <>
      <title>{`${unread ? `(${unread}) ` : ''}${title} – ${brand.name}`}</title>
      <Title title={title} preferenceKey={false} />
    </>
  );
}

/** The number of unread items in all inboxes and the chat. */
export function useUnreadCount(): number {
  const inboxes = Object.keys(useResourceDefinitions()).filter(isInbox);
  return useQueries({ queries: [...inboxes.map(unreadQuery), unreadChatQuery], combine: sum });
}

const sum = (counts: { data: number | undefined }[]) => counts.reduce((all, { data = 0 }) => all + data, 0);
