import { useQueries } from '@tanstack/react-query';
import { useResourceDefinitions } from 'ra-core';
import { unreadChatQuery } from '../providers/chatUnread.ts';
import { isInbox, unreadQuery } from '../providers/inboxReads.ts';

/** How much of what was sent to the studio nobody has read: in every inbox, and in the chat. */
export function useUnreadCount(): number {
  const inboxes = Object.keys(useResourceDefinitions()).filter(isInbox);
  return useQueries({ queries: [...inboxes.map(unreadQuery), unreadChatQuery], combine: sum });
}

const sum = (counts: { data: number | undefined }[]) => counts.reduce((all, { data = 0 }) => all + data, 0);
