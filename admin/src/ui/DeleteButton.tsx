import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDelete, useNotify, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { text } from '../text.ts';
import { ActionButton } from './ActionButton.tsx';
import { failureReason, isFailure } from './failureReason.ts';
import { Question } from './Question.tsx';
import { UNDO_MS, UndoButton } from './UndoButton.tsx';
import { useWords } from './useWords.ts';

interface Props {
  /** With a word beside the icon, where there is room for it. */
  isLabelled?: boolean;
  onDeleted?: () => void;
  /** Where a deletion can be taken back. */
  onUndo?: () => void;
}

/**
 * Asks, then deletes. react-admin's own question names no button „Изтрий“, has the focus on it, and closes when
 * deleting fails; its words come from the same keys.
 */
export function DeleteButton({ isLabelled = false, onDeleted, onUndo }: Props) {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const words = useWords();
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [deleteOne, { isPending, error }] = useDelete<NonNullable<typeof record>, Error>(
    resource,
    { id: record?.id, previousData: record },
    {
      mutationMode: 'pessimistic',
      onSuccess: (deleted) => {
        // When react-admin redirects to the sign-in page it succeeds with nothing.
        if (!deleted?.id) return;
        notify(words('notifications.deleted'), {
          type: 'success',
          multiLine: true,
          ...(onUndo && { autoHideDuration: UNDO_MS, action: <UndoButton onUndo={onUndo} /> }),
        });
        setAsking(false);
        onDeleted?.();
        // The rows behind it have moved up; the row itself must not be read again.
        void queryClient.invalidateQueries({
          predicate: ({ queryKey: [of, what] }) => of === resource && what !== 'getOne',
        });
      },
      onError: (failure) => {
        if (!isFailure(failure)) return;
        console.error(`Deleting from ${resource} failed:`, failure.message);
        const reason = failureReason(failure);
        notify(words('notifications.delete_failed', { reason }), { type: 'error', multiLine: true });
      },
    },
  );
  const label = words('action.delete_briefly', { _: translate('ra.action.delete') });
  const button = {
    color: 'error',
    'aria-label': words('action.delete'),
    onClick: () => setAsking(true),
  } as const;
  return (
    <>
      {isLabelled ? (
        <Button startIcon={<Trash2 size={20} />} {...button}>
          {label}
        </Button>
      ) : (
        <ActionButton icon={Trash2} label={button['aria-label']} {...button} />
      )}
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
