import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import { UNDO_MS, UndoButton } from '../ui/UndoButton.tsx';
import { useWords } from '../ui/useWords.ts';

/** Marks rows as read at once, for every admin; undoing marks the same ones as new again. */
export function useBulkRead() {
  const { resource } = useListContext();
  const words = useWords();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const queryClient = useQueryClient();

  const mark = async (ids: string[], read: boolean): Promise<boolean> => {
    try {
      await dataProvider.updateMany(resource, { ids, data: { read } });
      return true;
    } catch (error) {
      console.error('Marking as read failed:', error);
      notify(words('notifications.read_failed'), { type: 'error' });
      return false;
    } finally {
      void queryClient.invalidateQueries({ queryKey: [resource] });
    }
  };

  return async (ids: string[]) => {
    if (!(await mark(ids, true))) return;
    notify(words('notifications.read', { smart_count: ids.length }), {
      type: 'success',
      autoHideDuration: UNDO_MS,
      action: <UndoButton onUndo={() => void mark(ids, false)} />,
    });
  };
}
