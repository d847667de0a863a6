import { charactersIn, isBlank } from '@vitrina/shared/filledText.ts';
import { useState } from 'react';
import { addNote } from '../../api/people.ts';
import { keepDraft, readDraft } from '../../conversation/sending/drafts.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { DetailForm } from '../details/DetailForm.tsx';
import { useDetail } from '../details/useDetail.ts';
import { text } from './text.ts';

/** In characters, like the database. */
const LIMIT = 4000;

interface Props {
  accountId: string;
  personId: string;
  onSaved: () => void;
}

/** A draft of the note is kept on this device until it is saved. */
export function NoteForm({ accountId, personId, onSaved }: Props) {
  const [id] = useState(() => crypto.randomUUID());
  const draftOf = `note:${personId}`;
  const detail = useDetail({
    field: 'body',
    save: async (typed) => {
      const body = typed.trim();
      if (isBlank(body)) return { error: text.note.missing };
      if (charactersIn(body) > LIMIT) return { error: text.note.tooLong(LIMIT) };
      if (!(await addNote({ id, person_id: personId, body })).ok) return { failure: text.note.failed };
      keepDraft(accountId, draftOf, '', typed);
      onSaved();
      return { done: text.note.done };
    },
  });
  return (
    <DetailForm detail={detail} text={text.note}>
      <TextArea
        {...detail.input}
        label={text.note.label}
        hint={text.note.hint}
        required
        defaultValue={readDraft(accountId, draftOf)}
        onChange={({ target }) => keepDraft(accountId, draftOf, target.value, target.value)}
      />
    </DetailForm>
  );
}
