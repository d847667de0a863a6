import { useQueryClient } from '@tanstack/react-query';
import { useAddUndoableMutation, useDataProvider, useListContext, useNotify } from 'react-admin';
import { leaveOut } from '../providers/leftOut.ts';
import { UNDO_MS, UndoButton, UndoPendingButton } from '../ui/UndoButton.tsx';
import { useWords } from '../ui/useWords.ts';

/** What is done with several rows of the list around it. */
export function useBulk() {
  const { resource } = useListContext();
  const words = useWords();
  const dataProvider = useDataProvider();
  const addUndoable = useAddUndoableMutation();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: [resource] });
  const fail = (error: unknown, key: string) => {
    console.error(`Changing rows of ${resource} failed:`, error);
    notify(words(key), { type: 'error' });
  };

  async function mark(ids: string[], read: boolean): Promise<boolean> {
    try {
      await dataProvider.updateMany(resource, { ids, data: { read } });
      return true;
    } catch (error) {
      fail(error, 'notifications.read_failed');
      return false;
    } finally {
      readAgain();
    }
  }

  return {
    /** Marks rows as read at once, for every admin; undoing marks the same ones as new again. */
    async markAsRead(ids: string[]) {
      if (!(await mark(ids, true))) return;
      notify(words('notifications.read', { smart_count: ids.length }), {
        type: 'success',
        autoHideDuration: UNDO_MS,
        action: <UndoButton onUndo={() => void mark(ids, false)} />,
      });
    },

    /**
     * Takes rows out of the list at once and deletes them when the time to undo is over, not before. react-admin's
     * `useDeleteMany` takes them out of what has been read: the next reading, which any visitor can cause, brings them
     * back.
     */
    remove(ids: string[]) {
      const bringBack = leaveOut(resource, ids);
      readAgain();
      addUndoable(async ({ isUndo }) => {
        try {
          if (!isUndo) await dataProvider.deleteMany(resource, { ids });
        } catch (error) {
          fail(error, 'notifications.delete_failed');
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
    },
  };
}
