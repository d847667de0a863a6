import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  useDelete,
  useGetRecordRepresentation,
  useNotify,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { text } from '../text.ts';
import { ActionButton } from './ActionButton.tsx';
import { failureReason, isFailure } from './failureReason.ts';
import { Question } from './Question.tsx';

interface Props {
  /** With a word beside the icon, where there is room for it. */
  isLabelled?: boolean;
  onDeleted?: () => void;
}

/**
 * Asks, then deletes for good. react-admin's own question names no button „Изтрий“, has the focus on it, and closes when
 * deleting fails; its words come from the same keys.
 */
export function DeleteButton({ isLabelled = false, onDeleted }: Props) {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const nameOf = useGetRecordRepresentation(resource);
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [deleteOne, { isPending, error }] = useDelete(
    resource,
    { id: record?.id, previousData: record },
    {
      mutationMode: 'pessimistic',
      onSuccess: (deleted) => {
        // When react-admin redirects to the sign-in page it succeeds with nothing.
        if (!deleted?.id) return;
        notify(`resources.${resource}.notifications.deleted`, { type: 'success', multiLine: true });
        setAsking(false);
        onDeleted?.();
        // The rows behind it have moved up; the row itself must not be read again.
        void queryClient.invalidateQueries({
          predicate: ({ queryKey: [of, what] }) => of === resource && what !== 'getOne',
        });
      },
      onError: (failure: Error) => {
        if (!isFailure(failure)) return;
        console.error(`Deleting from ${resource} failed:`, failure.message);
        notify(`resources.${resource}.notifications.delete_failed`, {
          type: 'error',
          multiLine: true,
          messageArgs: { reason: failureReason(failure) },
        });
      },
    },
  );
  const ask = () => setAsking(true);
  const words = (key: string, more: object = {}) =>
    translate(`resources.${resource}.${key}`, { recordRepresentation: record && nameOf(record), ...more });
  return (
    <>
      {isLabelled ? (
        <Button
          color="error"
          startIcon={<Trash2 size={20} />}
          aria-label={words('action.delete')}
          onClick={ask}
        >
          {translate('ra.action.delete')}
        </Button>
      ) : (
        <ActionButton icon={Trash2} label={words('action.delete')} color="error" onClick={ask} />
      )}
      {isAsking && (
        <Question
          title={words('message.delete_title')}
          question={words('message.delete_content')}
          error={
            error && !isPending
              ? words('message.delete_failed', { reason: failureReason(error as Error) })
              : undefined
          }
          cancel={translate('ra.action.cancel')}
          confirm={isPending ? text.deleting : translate('ra.action.delete')}
          isBusy={isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => deleteOne()}
        />
      )}
    </>
  );
}
