import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify } from 'ra-core';
import { text } from '../text.ts';
import { INQUIRIES, type Inquiry } from './inquiry.ts';

/** Deletes for good, and says how it went. */
export function useDeleteInquiry(inquiry: Inquiry, onDeleted: () => void) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [deleteOne, { isPending }] = useDelete<Inquiry, Error>(
    INQUIRIES,
    { id: inquiry.id, previousData: inquiry },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        notify(text.inquiries.delete.done, { type: 'success' });
        onDeleted();
        // The page has a gap and the totals are one too high.
        queryClient.invalidateQueries({ queryKey: [INQUIRIES, 'getList'] });
      },
      onError: (error) => {
        console.error('Deleting the inquiry failed:', error.message);
        notify(text.inquiries.delete.failed, { type: 'error' });
      },
    },
  );
  return { remove: () => deleteOne(), isDeleting: isPending };
}
