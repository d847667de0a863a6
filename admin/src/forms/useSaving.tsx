import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useResourceContext } from 'react-admin';
import { removePicture } from '../providers/pictures.ts';
import { contentTableOf } from '../providers/resourceTables.ts';
import { changedFields, takeBack } from '../providers/versions.ts';
import { failureReason, isFailure } from '../ui/failureReason.ts';
import { NEW, useOpenRecord } from '../ui/recordAddress.ts';
import { ToastButton, UNDO_MS } from '../ui/UndoButton.tsx';
import { useFailureToast } from '../ui/useFailureToast.ts';
import { useWords } from '../ui/useWords.ts';
import { text } from '../versions/text.ts';
import { useRestoring } from '../versions/useRestoring.ts';
import { dropDraft, readDraft } from './draft.ts';

type Row = { id?: unknown };

/** Handles what follows when a form is saved or discarded. */
export function useSaving(id: string, draftKey: string) {
  const resource = useResourceContext();
  const notify = useNotify();
  const words = useWords();
  const sayFailure = useFailureToast();
  const queryClient = useQueryClient();
  const restoring = useRestoring();
  const readAgain = (...what: string[]) => queryClient.invalidateQueries({ queryKey: [resource, ...what] });
  const { close } = useOpenRecord();
  const [failed, setFailed] = useState<{ reason: string; code: string | undefined }>();
  const [isSaving, setSaving] = useState(false);
  const verb = id === NEW ? 'create' : 'update';

  /** Deletes the draft and those of its uploaded pictures that no row shows, and closes the form. */
  function endDraft() {
    const { uploads } = readDraft(draftKey);
    dropDraft(draftKey);
    close();
    for (const path of uploads) void removePicture(path);
  }

  /** Options for the toast: a button that brings back the previous version, if the site shows the row and it was changed. */
  function takingBack(row: Row, before: Partial<Row> = {}) {
    const table = contentTableOf(resource ?? '');
    if (!table || id === NEW || changedFields(row, before).length === 0) return {};
    const bringBack = () => restoring(() => takeBack(table, id, row));
    return {
      autoHideDuration: UNDO_MS,
      action: <ToastButton label={text.takeBack} onPress={bringBack} />,
    };
  }

  return {
    failed,
    isSaving,
    discard: endDraft,
    mutationOptions: {
      onMutate() {
        setFailed(undefined);
        setSaving(true);
      },
      onSettled: () => setSaving(false),
      onSuccess(row: Row, { previousData }: { previousData?: Row; data?: unknown }) {
        notify(`resources.${resource}.notifications.${verb}d`, {
          type: 'success',
          multiLine: true,
          ...takingBack(row, previousData),
        });
        endDraft();
        // The row itself has come with the response, and its form is about to close.
        void readAgain('getList');
      },
      onError(failure: Error) {
        // The draft is restored after signing in again.
        if (!isFailure(failure)) return;
        const { status = 0, body } = failure as Error & { status?: number; body?: { code?: string } };
        // Somebody else has saved the row: it is read again, and the form shows what has changed.
        if (status === 409) void readAgain();
        const reason = words(`reasons.${body?.code}`, { _: failureReason(failure) });
        setFailed({ reason: words('message.save_failed', { reason }), code: body?.code });
        const toast = (key: string) => words(`notifications.${key}`, { _: '', reason });
        const said = (!status && toast('not_reached')) || toast(`${verb}_failed`);
        sayFailure(`Saving to ${resource}`, failure, said);
      },
    },
  };
}
