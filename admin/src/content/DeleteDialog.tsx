import { failureReason } from '../forms/failureReason.ts';
import { text as formText } from '../forms/text.ts';
import { Question } from '../ui/Question.tsx';
import { type ContentRow, useContentKind } from './ContentKind.ts';
import { useDeleteRow } from './useDeleteRow.ts';

interface Props {
  row: ContentRow;
  onClose: () => void;
}

/** A failure keeps the question open. */
export function DeleteDialog({ row, onClose }: Props) {
  const { text, nameOf } = useContentKind();
  const { remove, isDeleting, error } = useDeleteRow(row, onClose);
  return (
    <Question
      title={text.delete.title}
      question={text.delete.question(nameOf(row))}
      error={error && !isDeleting ? text.delete.failedHere(failureReason(error)) : undefined}
      cancel={formText.cancel}
      confirm={isDeleting ? formText.deleting : formText.delete}
      isBusy={isDeleting}
      onCancel={onClose}
      onConfirm={remove}
    />
  );
}
