import { useNotify } from 'react-admin';
import type { InboxRow } from '../providers/inboxReads.ts';
import { UNDO_MS, UndoButton } from '../ui/UndoButton.tsx';
import { text } from './text.ts';
import { useMark } from './useMark.ts';

/** Marks a row as answered, or as not, and offers to take it back. Whoever answers has read the row. */
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
