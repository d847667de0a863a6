import { NOTE_LIMIT } from '@vitrina/shared/schemas/note.ts';
import { useEffect, useState } from 'react';
import { addNote, type Note } from '../../api/people.ts';
import { keepDraft, readDraft } from '../../conversation/sending/drafts.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { textProblem } from '../../ui/textProblem.ts';
import { DetailForm, type Outcome } from '../details/DetailForm.tsx';
import { text } from './text.ts';

interface Props {
  accountId: string;
  clientId: string;
  personId: string;
  /** The first page. */
  notes: readonly Note[];
  onSaved: () => void;
}

/** What saving again needs, too: the answer may have been lost. */
interface Draft {
  id: string;
  body: string;
}

/** A draft of the note is kept on this device until it is saved. */
export function NoteForm({ accountId, clientId, personId, notes, onSaved }: Props) {
  const place = `note:${clientId}`;
  const [kept] = useState(() => noteIn(readDraft(accountId, place)));
  // Saved, though the answer was lost. What is typed next is another note.
  const [hasArrived] = useState(notes.some(({ id, body }) => id === kept.id && body === kept.body.trim()));
  const [note, setNote] = useState(() => (hasArrived ? emptyNote() : kept));
  useEffect(() => {
    if (hasArrived) keepDraft(accountId, place, '', draftOf(kept));
  }, [hasArrived, accountId, place, kept]);
  const change = (body: string) => {
    // Once the field is emptied, another note is written.
    const next = body === '' ? emptyNote() : { ...note, body };
    setNote(next);
    keepDraft(accountId, place, draftOf(next), draftOf(note));
  };
  const save = async (words: string): Promise<Outcome> => {
    const body = words.trim();
    const error = textProblem(body, NOTE_LIMIT, text.note.missing);
    if (error !== undefined) return { error };
    if (!(await addNote({ id: note.id, person_id: personId, body })).ok) return { failure: text.note.failed };
    keepDraft(accountId, place, '', draftOf(note));
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
          value={note.body}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </DetailForm>
  );
}

const emptyNote = (): Draft => ({ id: crypto.randomUUID(), body: '' });

const noteIn = (stored: string): Draft => (stored === '' ? emptyNote() : JSON.parse(stored));

const draftOf = (note: Draft) => (note.body === '' ? '' : JSON.stringify(note));
