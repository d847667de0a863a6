import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { noteSchema } from '@vitrina/shared/schemas/note.ts';
import { Pencil, Trash2 } from 'lucide-react';
import type { HttpError } from 'ra-core';
import { useState } from 'react';
import { Form, TextInput, useDelete, useNotify, useTranslate, useUpdate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { checkedBy } from '../../forms/checkedBy.ts';
import { PEOPLE } from '../../providers/people.ts';
import { ENTRIES, type TimelineEntry } from '../../providers/timeline.ts';
import { text as consoleText } from '../../text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { failureReason, isFailure } from '../../ui/failureReason.ts';
import { Question } from '../../ui/Question.tsx';
import { text } from '../text.ts';

const PAPER = 'mt-1 rounded-wood bg-new-bg px-3.5 py-3';

/** A note, which can be edited and deleted in place. */
export function NoteEntry({ entry }: { entry: TimelineEntry }) {
  const [state, setState] = useState<'shown' | 'editing' | 'deleting'>('shown');
  const show = () => setState('shown');
  if (state === 'editing') return <NoteEditor entry={entry} onClose={show} />;
  return (
    <div className={`${PAPER} flex items-start gap-2`}>
      <p className="m-0 flex-1 whitespace-pre-wrap">
        <bdi>{entry.body}</bdi>
        {entry.edited_at && <small className="ml-2 text-muted">{text.note.edited}</small>}
      </p>
      <div className="-my-2 flex">
        <ActionButton
          icon={Pencil}
          label={text.note.edit}
          color="inherit"
          onClick={() => setState('editing')}
        />
        <ActionButton
          icon={Trash2}
          label={text.note.delete}
          color="inherit"
          onClick={() => setState('deleting')}
        />
      </div>
      {state === 'deleting' && <DeleteQuestion entry={entry} onClose={show} />}
    </div>
  );
}

interface Props {
  entry: TimelineEntry;
  onClose: () => void;
}

function NoteEditor({ entry, onClose }: Props) {
  const translate = useTranslate();
  const changed = useChanged();
  const [update, { error, isPending }] = useUpdate<FieldValues & { id: string }, HttpError>();
  const save = ({ body }: FieldValues) =>
    void update(
      ENTRIES,
      { id: entry.id, data: { body }, previousData: { id: entry.id, body: entry.body } },
      changed(onClose),
    );
  return (
    <Form
      record={{ body: entry.body }}
      onSubmit={save}
      className={`${PAPER} grid gap-2`}
      {...checkedBy(noteSchema)}
    >
      <TextInput source="body" label={text.note.label} isRequired multiline autoFocus />
      {error && isFailure(error) && <FormError text={failureReason(error)} />}
      <div className="flex gap-2">
        <Button type="submit" variant="outlined" color="inherit" disabled={isPending}>
          {text.note.save}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
      </div>
    </Form>
  );
}

function DeleteQuestion({ entry, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const changed = useChanged();
  const [remove, { error, isPending }] = useDelete<TimelineEntry, HttpError>();
  const done = () => {
    notify(text.note.deleted, { type: 'success' });
    onClose();
  };
  return (
    <Question
      title={text.note.deleteTitle}
      question={text.note.deleteQuestion}
      confirm={isPending ? consoleText.deleting : translate('ra.action.delete')}
      isBusy={isPending}
      error={error && isFailure(error) && failureReason(error)}
      onCancel={onClose}
      onConfirm={() =>
        remove(
          ENTRIES,
          { id: entry.id, previousData: entry },
          { mutationMode: 'pessimistic', ...changed(done) },
        )
      }
    />
  );
}

/** Returns the callbacks of a mutation that changes a note. */
function useChanged() {
  const queryClient = useQueryClient();
  return (done: () => void) => ({
    // When react-admin redirects to the sign-in page, the mutation succeeds without a row.
    onSuccess: (row: object | undefined) => {
      if (row) done();
    },
    onError: (failure: HttpError) => {
      if (isFailure(failure)) console.error('Changing a note failed:', failure.message);
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [PEOPLE, 'timeline'] }),
  });
}
