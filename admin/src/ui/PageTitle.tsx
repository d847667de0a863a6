import { useQueries } from '@tanstack/react-query';
import { brand } from '@vitrina/shared/brand.ts';
import { useEffect, useRef } from 'react';
import { Title, useResourceDefinitions } from 'react-admin';
import { useNavigationType } from 'react-router';
import { unreadChatQuery } from '../providers/chatUnread.ts';
import { isInbox, unreadQuery } from '../providers/inboxReads.ts';

/** A page's title in the top bar, and in the browser tab together with the number of unread items. */
export function PageTitle({ title }: { title: string }) {
  const unread = useUnreadCount();
  useStartAtTop();
  return (
    <>
      <title>{`${unread ? `(${unread}) ` : ''}${title} – ${brand.name}`}</title>
      <Title title={title} preferenceKey={false} />
    </>
  );
}

/**
 * Without this, a page that is known already would open as far down as the one before was scrolled. After "back" the browser,
 * and in a list that was left react-admin, scrolls to where it was.
 */
function useStartAtTop(): void {
  const arrival = useRef(useNavigationType());
  useEffect(() => {
    if (arrival.current !== 'POP') window.scrollTo(0, 0);
  }, []);
}

/** The number of unread items in all inboxes and the chat. */
export function useUnreadCount(): number {
  const inboxes = Object.keys(useResourceDefinitions()).filter(isInbox);
  return useQueries({ queries: [...inboxes.map(unreadQuery), unreadChatQuery], combine: sum });
}

const sum = (counts: { data: number | undefined }[]) => counts.reduce((all, { data = 0 }) => all + data, 0);
