import { formatTimestamp } from '@vitrina/shared/dates.ts';
import { useState } from 'react';
import type { Note } from '../../api/people.ts';
import { NoteForm } from './NoteForm.tsx';
import { PanelSection } from './PanelSection.tsx';
import { text } from './text.ts';

interface Props {
  accountId: string;
  clientId: string;
  personId: string;
  /** Newest first. */
  notes: readonly Note[];
  onSaved: () => void;
}

/** Notes about a person, which only the studio sees. */
export function Notes({ accountId, clientId, personId, notes, onSaved }: Props) {
  const [saved, setSaved] = useState(0);
  const finish = () => {
    setSaved(saved + 1);
    onSaved();
  };
  return (
    <PanelSection title={text.notes}>
      {/* A new form for the next note. */}
      <NoteForm key={saved} accountId={accountId} clientId={clientId} personId={personId} onSaved={finish} />
      <ol className="grid gap-2 empty:hidden">
        {notes.map(({ id, body, at, made_by, is_edited }) => (
          <li key={id} className="grid gap-1 rounded-wood bg-new-bg px-3.5 py-3">
            <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
              {body}
            </p>
            <small className="text-micro text-muted">
              {[made_by, formatTimestamp(at), is_edited && text.note.edited].filter(Boolean).join(' · ')}
            </small>
          </li>
        ))}
      </ol>
    </PanelSection>
  );
}
