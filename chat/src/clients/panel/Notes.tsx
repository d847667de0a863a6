import { type ComponentProps, useState } from 'react';
import { keepFocus } from '../../ui/keepFocus.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteList } from './NoteList.tsx';
import { PanelSection } from './PanelSection.tsx';
import { text } from './text.ts';

/** Notes about a person, which only the studio sees. */
export function Notes({ onSaved, ...form }: ComponentProps<typeof NoteForm>) {
  const [saved, setSaved] = useState(0);
  const finish = () => {
    setSaved(saved + 1);
    onSaved();
  };
  return (
    <PanelSection title={text.notes}>
      {/* A new form for the next note. */}
      <div key={saved} ref={keepFocus}>
        <NoteForm {...form} onSaved={finish} />
      </div>
      <NoteList personId={form.personId} notes={form.notes} />
    </PanelSection>
  );
}
