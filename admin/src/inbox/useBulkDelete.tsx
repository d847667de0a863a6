import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { postponeDeletion, UNDO_MS } from '../providers/postponedDeletions.ts';
import { UndoButton } from '../ui/UndoButton.tsx';
import { useInbox } from './InboxContext.tsx';
import { text as common } from './text.ts';

/** Takes rows out of the list at once and deletes them when the time to undo is over. */
export function useBulkDelete() {
  const { resource, text } = useInbox();
  const notify = useNotify();
  const queryClient = useQueryClient();

  return async (ids: string[]) => {
    const deletion = await postponeDeletion({
      resource,
      ids,
      onChange: () => void queryClient.invalidateQueries({ queryKey: [resource] }),
      onFailed: (error) => {
        console.error('Deleting failed:', error);
        notify(common.delete.failed, { type: 'error' });
      },
    });
    notify(text.delete.doneMany(ids.length), {
      type: 'success',
      autoHideDuration: UNDO_MS,
      action: <UndoButton onUndo={deletion.undo} onDecided={deletion.onDecided} />,
    });
  };
}
