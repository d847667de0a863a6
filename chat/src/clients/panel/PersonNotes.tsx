import { adminAddress } from '@vitrina/shared/adminPages.ts';
import { type Result, success } from '@vitrina/shared/result.ts';
import { useEffect } from 'react';
import type { Failure } from '../../api/failure.ts';
import { fetchNotes, fetchPerson, type Note } from '../../api/people.ts';
import { onReturn } from '../../onReturn.ts';
import { LoadError } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';
import { Notes } from './Notes.tsx';
import { text } from './text.ts';

/** The notes about the person behind a client, and a link to the person's page in the console. */
export function PersonNotes({ accountId, clientId }: { accountId: string; clientId: string }) {
  const [loaded, reload] = useLoaded(fetchPersonNotes, clientId);
  useEffect(() => onReturn(reload), [reload]);

  if (loaded.step === 'loading') return <Spinner />;
  if (loaded.step === 'failed') return <LoadError title={text.failed} onRetry={reload} />;
  if (loaded.value === null) return null;
  const { personId, notes } = loaded.value;
  return (
    <>
      <Notes accountId={accountId} clientId={clientId} personId={personId} notes={notes} onSaved={reload} />
      <a
        className="flex min-h-tap items-center self-start font-[650] underline decoration-pave-deep decoration-2 underline-offset-4"
        href={adminAddress('people', personId)}
      >
        {text.toPerson}
      </a>
    </>
  );
}

/** Null for a client who has been deleted in the meantime. */
async function fetchPersonNotes(
  clientId: string,
): Promise<Result<{ personId: string; notes: Note[] } | null, Failure>> {
  const person = await fetchPerson(clientId);
  if (!person.ok || person.value === null) return person.ok ? success(null) : person;
  const personId = person.value.id;
  const notes = await fetchNotes(personId);
  return notes.ok ? success({ personId, notes: notes.value }) : notes;
}
