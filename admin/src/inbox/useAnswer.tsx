import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useResourceContext, useUpdate } from 'react-admin';
import type { InboxRow } from '../providers/inboxReads.ts';
import { UNDO_MS, UndoButton } from '../ui/UndoButton.tsx';
import { text } from './text.ts';

/** Marks a row as answered or not, and offers to undo that. It also marks the row as read. */
export function useAnswer(row: InboxRow): (isAnswered: boolean) => void {
  const notify = useNotify();
  const mark = useMark(text.answerFailed);
  return (isAnswered) => {
    const marked = { ...row, answered_at: isAnswered ? new Date().toISOString() : null, read: true };
    mark(row, marked);
    const undo = () => mark(marked, row);
    notify(isAnswered ? text.answered : text.unanswered, {
      type: 'success',
      autoHideDuration: UNDO_MS,
      action: <UndoButton onUndo={undo} />,
    });
  };
}

type Marks = Pick<InboxRow, 'read' | 'answered_at'>;

/**
 * Marks a row optimistically and saves the change; the database replaces the time of an answer with its own.
 * @param failed the text of the toast after a failure; without it there is none.
 */
export function useMark(failed?: string): (row: InboxRow, marks: Marks) => void {
  const resource = useResourceContext();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [update] = useUpdate<InboxRow, Error>(resource, undefined, {
    mutationMode: 'optimistic',
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [resource, 'totals'] }),
    onError: (error) => {
      console.error('Marking failed:', error.message);
      if (failed) notify(failed, { type: 'error' });
    },
  });
  return (row, { read, answered_at }) =>
    void update(resource, { id: row.id, data: { read, answered_at }, previousData: row });
}
