import { useQueryClient } from '@tanstack/react-query';
import { useUpdate } from 'ra-core';
import { useEffect } from 'react';
import type { InboxRow } from '../providers/inboxReads.ts';
import { useInbox } from './InboxContext.tsx';

/** Optimistic. A failure stays silent: the row is simply still new. */
export function useMarkAsRead(row: InboxRow | undefined) {
  const { resource } = useInbox();
  const queryClient = useQueryClient();
  const [update, { isIdle }] = useUpdate<InboxRow>(resource, undefined, {
    mutationMode: 'optimistic',
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [resource, 'totals'] }),
    onError: (error) => console.error('Marking as read failed:', error.message),
  });

  useEffect(() => {
    // Tried once: after a failure the row is unread again, and retrying would never end.
    if (!row || row.read || !isIdle) return;
    update(resource, { id: row.id, data: { read: true }, previousData: row });
  }, [row, isIdle, update, resource]);
}
