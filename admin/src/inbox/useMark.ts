import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useResourceContext, useUpdate } from 'react-admin';
import type { InboxRow } from '../providers/inboxReads.ts';

type Marks = Pick<InboxRow, 'read' | 'answered_at'>;

/**
 * Marks a row at once and tells the server what of it has changed; of an answer the server's time counts. Without words a
 * failure is silent.
 */
export function useMark(failed?: string): (row: InboxRow, marks: Marks) => void {
  const resource = useResourceContext();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [update] = useUpdate<InboxRow, Error>(resource, undefined, {
    mutationMode: 'optimistic',
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [resource, 'totals'] }),
    onError: (error) => {
      console.error('Marking failed:', error.message);
      if (failed) notify(failed, { type: 'error' });
    },
  });
  return (row, { read, answered_at }) =>
    void update(resource, { id: row.id, data: { read, answered_at }, previousData: row });
}
