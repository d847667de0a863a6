import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDelete, useNotify, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { text } from '../text.ts';
import { ActionButton } from './ActionButton.tsx';
import { failureReason } from './failureReason.ts';
import { Question } from './Question.tsx';
import { UNDO_MS } from './UndoButton.tsx';
import { useFailureToast } from './useFailureToast.ts';
import { useWords } from './useWords.ts';

interface Props {
  /** Whether there is room for a word beside the icon. */
  isLabelled?: boolean;
  onDeleted?: () => void;
  /** Said after the deletion in place of the resource's own words. */
  deleted?: string;
  /** The toast's button that undoes the deletion, if that is possible. */
  undo?: ReactNode;
}

/**
 * Asks before it deletes. react-admin's own question puts the focus on the button that deletes and closes even when that
 * fails.
 */
export function DeleteButton({ isLabelled = false, onDeleted, deleted, undo }: Props) {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const words = useWords();
  const translate = useTranslate();
  const notify = useNotify();
  const sayFailure = useFailureToast();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [deleteOne, { isPending, error, reset }] = useDelete<NonNullable<typeof record>, Error>(
    resource,
    { id: record?.id, previousData: record },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        notify(deleted ?? words('notifications.deleted'), {
          type: 'success',
          multiLine: true,
          ...(undo && { autoHideDuration: UNDO_MS, action: undo }),
        });
        setAsking(false);
        onDeleted?.();
        // The following rows have moved up, so the lists are read again, but not the deleted row.
        void queryClient.invalidateQueries({
          predicate: ({ queryKey: [of, what] }) => of === resource && what !== 'getOne',
        });
      },
      onError: (failure) => {
        const said = words('notifications.delete_failed', { reason: failureReason(failure) });
        sayFailure(`Deleting from ${resource}`, failure, said);
      },
    },
  );
  const ask = () => {
    // A failure of the last try is not shown with the new question.
    reset();
    setAsking(true);
  };
  const label = words('action.delete_briefly', { _: translate('ra.action.delete') });
  return (
    <>
      <ActionButton
        icon={Trash2}
        label={words('action.delete')}
        word={isLabelled && label}
        color="error"
        onClick={ask}
      />
      {isAsking && (
        <Question
          title={words('message.delete_title')}
          question={words('message.delete_content')}
          error={error && !isPending && words('message.delete_failed', { reason: failureReason(error) })}
          confirm={isPending ? text.deleting : label}
          isBusy={isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => deleteOne()}
        />
      )}
    </>
  );
}
