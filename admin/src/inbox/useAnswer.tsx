import { useNotify } from 'react-admin';
import type { InboxRow } from '../providers/inboxReads.ts';
import { UNDO_MS, UndoButton } from '../ui/UndoButton.tsx';
import { text } from './text.ts';
import { useMark } from './useMark.ts';

/** Marks a row as answered, or as not, and offers to take it back. Whoever answers has read the row. */
export function useAnswer(row: InboxRow): (isAnswered: boolean) => void {
  const notify = useNotify();
  const mark = useMark(text.answerFailed);
  const undo = () => mark(row, { answered_at: row.answered_at, read: row.read });
  return (isAnswered) => {
    mark(row, { answered_at: isAnswered ? new Date().toISOString() : null, read: true });
    notify(isAnswered ? text.answered : text.unanswered, {
      type: 'success',
      autoHideDuration: UNDO_MS,
      action: <UndoButton onUndo={undo} />,
    });
  };
}
