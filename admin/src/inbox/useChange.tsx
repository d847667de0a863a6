import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useResourceContext } from 'react-admin';
import { UNDO_MS, UndoButton } from '../ui/UndoButton.tsx';
import { useWords } from '../ui/useWords.ts';

/** The changes that apply to any number of rows, and the change that undoes each. */
const OPPOSITE = { read: 'unread', unread: 'read', bin: 'restore', restore: 'bin' } as const;

type Change = keyof typeof OPPOSITE;

/** Changes rows of the inbox around it. */
export function useChange() {
  const resource = useResourceContext() ?? '';
  const words = useWords();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function change(ids: string[], to: Change): Promise<boolean> {
    try {
      await dataProvider.updateMany(resource, { ids, data: columnsOf(to) });
      return true;
    } catch (error) {
      console.error(`Changing rows of ${resource} failed:`, error);
      notify(words(`notifications.${to}_failed`), { type: 'error' });
      return false;
    } finally {
      void queryClient.invalidateQueries({ queryKey: [resource] });
    }
  }

  return {
    change,
    /** Changes rows and offers to undo that. */
    async changeUndoably(ids: string[], to: Change) {
      if (!(await change(ids, to))) return;
      notify(words(`notifications.${to}`, { smart_count: ids.length }), {
        type: 'success',
        autoHideDuration: UNDO_MS,
        action: <UndoButton onUndo={() => void change(ids, OPPOSITE[to])} />,
      });
    },
  };
}

function columnsOf(change: Change) {
  if (change === 'read' || change === 'unread') return { read: change === 'read' };
  // The database replaces the time with its own.
  return { deleted_at: change === 'bin' ? new Date().toISOString() : null };
}
