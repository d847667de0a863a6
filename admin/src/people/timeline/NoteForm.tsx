import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { noteSchema } from '@vitrina/shared/schemas/note.ts';
import type { HttpError } from 'ra-core';
import { useState } from 'react';
import { Form, TextInput, useCreate, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { checkedBy } from '../../forms/checkedBy.ts';
import { dropDraft } from '../../forms/draft.ts';
import { ResetAfter } from '../../forms/ResetAfter.tsx';
import { RestoredNotice } from '../../forms/RestoredNotice.tsx';
import { PEOPLE } from '../../providers/people.ts';
import { ENTRIES } from '../../providers/timeline.ts';
import { FormError } from '../../ui/FormError.tsx';
import { failureReason, isFailure } from '../../ui/failureReason.ts';
import { text } from '../text.ts';

const EMPTY = { body: '' };

/** Adds a note that only the studio sees. */
export function NoteForm({ personId }: { personId: string }) {
  const draftKey = `${PEOPLE}/${personId}/note`;
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [saves, setSaves] = useState(0);
  const [create, { error, isPending }] = useCreate<FieldValues, HttpError>();
  const save = ({ body }: FieldValues) =>
    void create(
      ENTRIES,
      { data: { person_id: personId, kind: 'note', body } },
      {
        onSuccess: (entry) => {
          // When react-admin redirects to the sign-in page, the mutation succeeds without a row.
          if (!entry?.id) return;
          dropDraft(draftKey);
          setSaves(saves + 1);
          notify(text.note.saved, { type: 'success' });
          void queryClient.invalidateQueries({ queryKey: [PEOPLE, 'timeline'] });
        },
        onError: (failure) => {
          if (isFailure(failure)) console.error('Saving a note failed:', failure.message);
        },
      },
    );
  return (
    <Form
      record={EMPTY}
      onSubmit={save}
      className="grid gap-2 rounded-wood bg-new-bg px-4 py-3.5"
      {...checkedBy(noteSchema)}
    >
      <RestoredNotice draftKey={draftKey} />
      <ResetAfter saves={saves} values={EMPTY} />
      <div className="flex flex-wrap items-end gap-x-3 gap-y-1">
        <div className="flex-[1_1_14rem]">
          <TextInput source="body" label={text.note.label} isRequired multiline />
        </div>
        <Button type="submit" variant="outlined" color="inherit" disabled={isPending} className="mb-1">
          {text.note.save}
        </Button>
      </div>
      <small className="text-[0.8125rem] text-muted">{text.note.hint}</small>
      {error && isFailure(error) && <FormError text={failureReason(error)} />}
    </Form>
  );
}
