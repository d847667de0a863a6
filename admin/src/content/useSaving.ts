import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { dropDraft, readDraft } from '../forms/draft.ts';
import { failureReason, isFailure } from '../forms/failureReason.ts';
import { removePicture } from '../providers/pictures.ts';
import { type ContentRow, useContentKind } from './ContentKind.ts';
import { NEW, useOpenForm } from './useOpenForm.ts';

/** What happens after a form is saved or discarded. */
export function useSaving(id: string, draftKey: string) {
  const { resource, pictureOf, text } = useContentKind();
  const isNew = id === NEW;
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { close } = useOpenForm();
  const [error, setError] = useState<string>();

  /** Ends the draft and deletes its uploads, except for the picture that the row shows. */
  function endDraft(shown: string | null, replaced: string | null = null) {
    const pictures = new Set([...readDraft(draftKey).uploads, replaced]);
    dropDraft(draftKey);
    close();
    pictures.delete(shown);
    for (const url of pictures) void removePicture(url);
  }

  const replacedPicture = ({ previousData }: { previousData?: ContentRow }) =>
    previousData ? pictureOf(previousData) : null;

  return {
    error,
    discard: () => endDraft(null),
    mutationOptions: {
      onMutate: () => setError(undefined),
      onSuccess(row: ContentRow, saved: object) {
        // When react-admin redirects to the sign-in page it succeeds with nothing. The draft stays.
        if (!row?.id) return;
        notify(isNew ? text.form.added : text.form.updated, { type: 'success', multiLine: true });
        endDraft(pictureOf(row), replacedPicture(saved));
        queryClient.invalidateQueries({ queryKey: [resource] });
      },
      onError(failure: Error) {
        // After signing in again the draft is restored.
        if (!isFailure(failure)) return;
        console.error(`Saving to ${resource} failed:`, failure.message);
        const reason = failureReason(failure);
        const { addFailed, updateFailed, failedHere } = text.form;
        setError(failedHere(reason));
        notify((isNew ? addFailed : updateFailed)(failure, reason), { type: 'error', multiLine: true });
      },
    },
  };
}
