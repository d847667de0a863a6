import { useCallback, useEffect, useState } from 'react';
import { fetchNotes, fetchPerson, type Note, type Person } from '../../api/people.ts';

type PersonNotes =
  | { step: 'loading' | 'failed' | 'gone' }
  | { step: 'ready'; person: Person; notes: readonly Note[] };

/** The person behind a client and the notes about them; read again whenever the window gets the focus. */
export function usePersonNotes(clientId: string): [PersonNotes, reload: () => void] {
  const [shown, setShown] = useState<PersonNotes>({ step: 'loading' });

  const reload = useCallback(async () => {
    const next = await read(clientId);
    // What is shown already is better than an error in its place.
    setShown((before) => (next.step === 'failed' && before.step === 'ready' ? before : next));
  }, [clientId]);
  useEffect(() => {
    void reload();
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, [reload]);

  return [shown, reload];
}

async function read(clientId: string): Promise<PersonNotes> {
  const person = await fetchPerson(clientId);
  if (!person.ok) return { step: 'failed' };
  if (person.value === null) return { step: 'gone' };
  const notes = await fetchNotes(person.value.id);
  return notes.ok ? { step: 'ready', person: person.value, notes: notes.value } : { step: 'failed' };
}
