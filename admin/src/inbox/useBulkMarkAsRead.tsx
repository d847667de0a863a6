import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { UNDO_MS } from '../providers/postponedDeletions.ts';
import { UndoButton } from '../ui/UndoButton.tsx';
import { useInbox } from './InboxContext.tsx';

/** Marks rows as read at once; undoing marks the same ones as new again. */
export function useBulkMarkAsRead() {
  const { resource, text } = useInbox();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const queryClient = useQueryClient();

  const mark = async (ids: string[], read: boolean): Promise<boolean> => {
    try {
      await dataProvider.updateMany(resource, { ids, data: { read } });
      return true;
    } catch (error) {
      console.error('Marking as read failed:', error);
      notify(text.markFailed, { type: 'error' });
      return false;
    } finally {
      void queryClient.invalidateQueries({ queryKey: [resource] });
    }
  };

  return async (ids: string[]) => {
    if (ids.length > 0 && !(await mark(ids, true))) return;
    notify(text.markedRead(ids.length), {
      type: 'success',
      autoHideDuration: UNDO_MS,
      ...(ids.length > 0 && { action: <UndoButton onUndo={() => void mark(ids, false)} /> }),
    });
  };
}
