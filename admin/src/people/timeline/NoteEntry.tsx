import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { noteSchema } from '@vitrina/shared/schemas/note.ts';
import { Pencil, Trash2 } from 'lucide-react';
import type { HttpError } from 'ra-core';
import { useState } from 'react';
import { TextInput, useDelete, useNotify, useTranslate, useUpdate } from 'react-admin';
import { dropDraft, hasDraft } from '../../forms/draft.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { PEOPLE } from '../../providers/people.ts';
import { ENTRIES, type TimelineEntry } from '../../providers/timeline.ts';
import { text as consoleText } from '../../text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { failureReason, isFailure } from '../../ui/failureReason.ts';
import { Question } from '../../ui/Question.tsx';
import { useFailureToast } from '../../ui/useFailureToast.ts';
import { InlineForm } from '../InlineForm.tsx';
import { text } from '../text.ts';

const PAPER = 'mt-1 rounded-wood bg-new-bg px-3.5 py-3';

/** A note, which can be edited and deleted in place. */
export function NoteEntry({ entry }: { entry: TimelineEntry }) {
  const [state, setState] = useState<'shown' | 'editing' | 'deleting'>(() =>
    hasDraft(draftKeyOf(entry.id)) ? 'editing' : 'shown',
  );
  const show = () => setState('shown');
  // As it was saved here, until it has been read again.
  const [saved, setSaved] = useState({ entry, note: entry });
  const note = saved.entry === entry ? saved.note : entry;
  if (state === 'editing')
    return (
      <NoteEditor
        entry={note}
        onClose={show}
        onSaved={({ body, edited_at }) => setSaved({ entry, note: { ...entry, body, edited_at } })}
      />
    );
  return (
    <div className={`${PAPER} flex items-start gap-2`}>
      <p className="m-0 flex-1 whitespace-pre-wrap">
        <bdi>{note.body}</bdi>
        {note.edited_at && <small className="ml-2 text-muted">{text.note.edited}</small>}
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

interface EditorProps extends Props {
  onSaved: (saved: TimelineEntry) => void;
}

function NoteEditor({ entry, onClose, onSaved }: EditorProps) {
  const { id, body } = entry;
  const translate = useTranslate();
  const [update] = useUpdate<TimelineEntry>();
  const cancel = () => {
    dropDraft(draftKeyOf(id));
    onClose();
  };
  return (
    <InlineForm
      draftKey={draftKeyOf(id)}
      schema={noteSchema}
      values={{ body }}
      save={(data) =>
        update(ENTRIES, { id, data, previousData: entry }, { returnPromise: true, onSuccess: onSaved })
      }
      onSaved={onClose}
      actions={
        <>
          <SubmitButton variant="outlined" color="inherit">
            {text.note.save}
          </SubmitButton>
          <Button color="inherit" onClick={cancel}>
            {translate('ra.action.cancel')}
          </Button>
        </>
      }
      className={`${PAPER} grid gap-2`}
    >
      <TextInput source="body" isRequired multiline autoFocus />
    </InlineForm>
  );
}

const draftKeyOf = (id: string) => `${ENTRIES}/${id}`;

function DeleteQuestion({ entry, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const sayFailure = useFailureToast();
  const queryClient = useQueryClient();
  const [remove, { error, isPending }] = useDelete<TimelineEntry, HttpError>(
    ENTRIES,
    { id: entry.id, previousData: entry },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        notify(text.note.deleted, { type: 'success' });
        onClose();
      },
      onError: (failure) =>
        sayFailure('Deleting a note', failure, text.note.notDeleted(failureReason(failure))),
      onSettled: () => void queryClient.invalidateQueries({ queryKey: [PEOPLE, 'timeline'] }),
    },
  );
  return (
    <Question
      title={text.note.deleteTitle}
      question={text.note.deleteQuestion}
      confirm={isPending ? consoleText.deleting : translate('ra.action.delete')}
      isBusy={isPending}
      error={error && isFailure(error) && failureReason(error)}
      onCancel={onClose}
      onConfirm={() => void remove()}
    />
  );
}
