import { formatTimestamp } from '@vitrina/shared/dates.ts';
import { ENTRIES_PER_PAGE } from '@vitrina/shared/pageSizes.ts';
import { useCallback, useState } from 'react';
import { fetchNotes, type Note } from '../../api/people.ts';
import { Button } from '../../ui/Button.tsx';
import { keepFocus } from '../../ui/keepFocus.ts';
import { LoadError } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';
import { text } from './text.ts';

interface Props {
  personId: string;
  notes: readonly Note[];
}

/** A page of notes, newest first, and below it the older ones as soon as they are asked for. */
export function NoteList({ personId, notes }: Props) {
  const [isOpen, setOpen] = useState(false);
  const last = notes.length === ENTRIES_PER_PAGE ? notes.at(-1) : undefined;
  return (
    <>
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
      {last !== undefined && !isOpen && (
        <div ref={keepFocus} className="grid">
          <Button variant="ghost" onClick={() => setOpen(true)}>
            {text.more}
          </Button>
        </div>
      )}
      {last !== undefined && isOpen && <OlderNotes personId={personId} last={last} />}
    </>
  );
}

/** Read again whenever the page before has been, so that no note falls in between. */
function OlderNotes({ personId, last }: { personId: string; last: Note }) {
  const read = useCallback((before: Note) => fetchNotes(personId, before), [personId]);
  const [loaded, reload] = useLoaded(read, last);
  if (loaded.step === 'loading') return <Spinner />;
  if (loaded.step === 'failed') return <LoadError title={text.failed} onRetry={reload} />;
  return <NoteList personId={personId} notes={loaded.value} />;
}
