import { useState } from 'react';
import type { Note } from '../../api/people.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteList } from './NoteList.tsx';
import { PanelSection } from './PanelSection.tsx';
import { text } from './text.ts';

interface Props {
  accountId: string;
  clientId: string;
  personId: string;
  /** The first page. */
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
      <NoteList personId={personId} notes={notes} />
    </PanelSection>
  );
}
