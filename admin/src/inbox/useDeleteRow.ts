import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify } from 'ra-core';
import type { InboxRow } from '../providers/inboxReads.ts';
import { useInbox } from './InboxContext.tsx';

export function useDeleteRow(row: InboxRow, onDeleted: () => void) {
  const { resource, text } = useInbox();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [deleteOne, { isPending, isError }] = useDelete<InboxRow, Error>(
    resource,
    { id: row.id, previousData: row },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        notify(text.delete.done, { type: 'success' });
        onDeleted();
        // The list and the totals have changed; the row itself must not be read again.
        void queryClient.invalidateQueries({
          predicate: ({ queryKey: [of, what] }) => of === resource && what !== 'getOne',
        });
      },
      onError: (error) => console.error('Deleting failed:', error.message),
    },
  );
  return { remove: () => deleteOne(), isDeleting: isPending, hasFailed: isError };
}
