import { useState } from 'react';
import type { Note } from '../../api/people.ts';
import { keepFocus } from '../../ui/keepFocus.ts';
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
      <div key={saved} ref={keepFocus}>
        <NoteForm
          accountId={accountId}
          clientId={clientId}
          personId={personId}
          notes={notes}
          onSaved={finish}
        />
      </div>
      <NoteList personId={personId} notes={notes} />
    </PanelSection>
  );
}
