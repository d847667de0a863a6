import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify } from 'ra-core';
import { failureReason, isFailure } from '../forms/failureReason.ts';
import { removePicture } from '../providers/pictures.ts';
import { type ContentRow, useContentKind } from './ContentKind.ts';

/** Deletes for good, the row's picture too, and says how it went. */
export function useDeleteRow(row: ContentRow, onDeleted: () => void) {
  const { resource, pictureOf, text } = useContentKind();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [deleteOne, { isPending, error }] = useDelete<ContentRow, Error>(
    resource,
    { id: row.id, previousData: row },
    {
      mutationMode: 'pessimistic',
      onSuccess: (deleted) => {
        // When react-admin redirects to the sign-in page it succeeds with nothing.
        if (!deleted?.id) return;
        notify(text.delete.done, { type: 'success', multiLine: true });
        onDeleted();
        // The rows behind it have moved up.
        queryClient.invalidateQueries({ queryKey: [resource] });
        void removePicture(pictureOf(deleted));
      },
      onError: (failure) => {
        if (!isFailure(failure)) return;
        console.error(`Deleting from ${resource} failed:`, failure.message);
        notify(text.delete.failed(failureReason(failure)), { type: 'error', multiLine: true });
      },
    },
  );
  return { remove: () => deleteOne(), isDeleting: isPending, error };
}
