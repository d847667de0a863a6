import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useUpdate } from 'ra-core';
import type { InboxRow } from '../providers/inboxReads.ts';
import { useInbox } from './InboxContext.tsx';
import { text } from './text.ts';

/** Optimistic; the server sets the time that counts. */
export function useMarkAsAnswered(row: InboxRow): (isAnswered: boolean) => void {
  const { resource } = useInbox();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [update] = useUpdate<InboxRow, Error>(resource, undefined, {
    mutationMode: 'optimistic',
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [resource, 'totals'] }),
    onError: (error) => {
      console.error('Marking as answered failed:', error.message);
      notify(text.answerFailed, { type: 'error' });
    },
  });
  return (isAnswered) =>
    void update(resource, {
      id: row.id,
      // Whoever answers has read the row.
      data: { answered_at: isAnswered ? new Date().toISOString() : null, read: true },
      previousData: row,
    });
}
