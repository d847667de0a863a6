import type { InboxRow } from '../providers/inboxReads.ts';
import { Question } from '../ui/Question.tsx';
import { useInbox } from './InboxContext.tsx';
import { text as common } from './text.ts';
import { useDeleteRow } from './useDeleteRow.ts';

interface Props {
  row: InboxRow;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** A failure keeps the question open. */
export function DeleteDialog({ row, onClose, onDeleted }: Props) {
  const { text } = useInbox();
  const { remove, isDeleting, hasFailed } = useDeleteRow(row, () => {
    onClose();
    onDeleted?.();
  });
  return (
    <Question
      title={text.delete.title}
      question={text.delete.question(row.name)}
      error={hasFailed ? common.delete.failed : undefined}
      cancel={common.delete.cancel}
      confirm={isDeleting ? common.delete.deleting : common.delete.action}
      isBusy={isDeleting}
      onCancel={onClose}
      onConfirm={remove}
    />
  );
}
