import { charactersIn, isBlank } from '@vitrina/shared/filledText.ts';
import { NOTE_LIMIT } from '@vitrina/shared/schemas/note.ts';
import { useState } from 'react';
import { addNote } from '../../api/people.ts';
import { keepDraft, readDraft } from '../../conversation/sending/drafts.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { DetailForm, type Outcome } from '../details/DetailForm.tsx';
import { text } from './text.ts';

interface Props {
  accountId: string;
  clientId: string;
  personId: string;
  onSaved: () => void;
}

/** A draft of the note is kept on this device until it is saved. */
export function NoteForm({ accountId, clientId, personId, onSaved }: Props) {
  const [id] = useState(() => crypto.randomUUID());
  const place = `note:${clientId}`;
  const [typed, setTyped] = useState(() => readDraft(accountId, place));
  const change = (value: string) => {
    setTyped(value);
    keepDraft(accountId, place, value, typed);
  };
  const save = async (words: string): Promise<Outcome> => {
    const body = words.trim();
    if (isBlank(body)) return { error: text.note.missing };
    if (charactersIn(body) > NOTE_LIMIT) return { error: text.note.tooLong(NOTE_LIMIT) };
    if (!(await addNote({ id, person_id: personId, body })).ok) return { failure: text.note.failed };
    keepDraft(accountId, place, '', typed);
    onSaved();
    return { done: text.note.done };
  };
  return (
    <DetailForm field="body" save={save} text={text.note}>
      {(input) => (
        <TextArea
          {...input}
          label={text.note.label}
          hint={text.note.hint}
          required
          value={typed}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </DetailForm>
  );
}
