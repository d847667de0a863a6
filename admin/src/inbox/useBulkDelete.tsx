import { useQueryClient } from '@tanstack/react-query';
import { useAddUndoableMutation, useDataProvider, useListContext, useNotify } from 'react-admin';
import { leaveOut } from '../providers/leftOut.ts';
import { UNDO_MS, UndoPendingButton } from '../ui/UndoButton.tsx';
import { useWords } from '../ui/useWords.ts';

/**
 * Takes rows out of the list at once and deletes them when the time to undo is over, not before. react-admin's
 * `useDeleteMany` takes them out of what has been read: the next reading, which any visitor can cause, brings them back.
 */
export function useBulkDelete() {
  const { resource } = useListContext();
  const words = useWords();
  const dataProvider = useDataProvider();
  const addUndoable = useAddUndoableMutation();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: [resource] });

  return (ids: string[]) => {
    const bringBack = leaveOut(resource, ids);
    readAgain();
    addUndoable(async ({ isUndo }) => {
      try {
        if (!isUndo) await dataProvider.deleteMany(resource, { ids });
      } catch (error) {
        console.error('Deleting failed:', error);
        notify(words('notifications.delete_failed'), { type: 'error' });
      } finally {
        bringBack();
        readAgain();
      }
    });
    notify(words('notifications.deleted_many', { smart_count: ids.length }), {
      type: 'success',
      undoable: true,
      autoHideDuration: UNDO_MS,
      action: <UndoPendingButton />,
    });
  };
}
