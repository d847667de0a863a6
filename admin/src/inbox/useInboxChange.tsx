import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useResourceContext } from 'react-admin';
import type { InboxRow } from '../providers/inboxReads.ts';
import { UNDO_MS, UndoButton } from '../ui/UndoButton.tsx';
import { useFailureToast } from '../ui/useFailureToast.ts';
import { useWords } from '../ui/useWords.ts';

/** The changes that apply to any number of rows, and the change that undoes each. */
const OPPOSITE = {
  read: 'unread',
  unread: 'read',
  answered: 'unanswered',
  unanswered: 'answered',
  bin: 'restore',
  restore: 'bin',
} as const;

type Change = keyof typeof OPPOSITE;

/** Changes rows of the inbox around it. */
export function useInboxChange() {
  const resource = useResourceContext() ?? '';
  const words = useWords();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const sayFailure = useFailureToast();
  const queryClient = useQueryClient();

  async function change(ids: string[], to: Change, data: Partial<InboxRow> = columns[to]): Promise<boolean> {
    try {
      await dataProvider.updateMany(resource, { ids, data });
      return true;
    } catch (error) {
      sayFailure(`Changing rows of ${resource}`, error as Error, words(`notifications.${to}_failed`));
      return false;
    } finally {
      void queryClient.invalidateQueries({ queryKey: [resource] });
    }
  }

  return {
    change,
    /** Changes rows and offers to undo that; `before` is what was in the columns, where the opposite does not say it. */
    async changeUndoably(ids: string[], to: Change, before?: Partial<InboxRow>) {
      if (!(await change(ids, to))) return;
      notify(words(`notifications.${to}`, { smart_count: ids.length }), {
        type: 'success',
        autoHideDuration: UNDO_MS,
        action: <UndoButton onUndo={() => void change(ids, OPPOSITE[to], before)} />,
      });
    },
  };
}

/** By the server's clock: PostgreSQL reads this word as the time of the transaction. */
const NOW = 'now';

const columns: Readonly<Record<Change, Partial<InboxRow>>> = {
  read: { read: true },
  unread: { read: false },
  // Who has answered a row has read it.
  answered: { answered_at: NOW, read: true },
  unanswered: { answered_at: null, read: true },
  bin: { deleted_at: NOW },
  restore: { deleted_at: null },
};
