import { useState } from 'react';
import { fetchPerson, type Person } from '../../api/people.ts';
import { LoadError } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';
import { EmailForm } from './EmailForm.tsx';
import { NameForm } from './NameForm.tsx';
import { text } from './text.ts';

/** Name and e-mail address belong to the person, whom the console shows as well. */
export function PersonForms({ clientId, onSaved }: { clientId: string; onSaved: () => Promise<void> }) {
  const [loaded, reload] = useLoaded(fetchPerson, clientId);
  const [saved, setSaved] = useState<Partial<Person>>({});

  if (loaded.step === 'loading') return <Spinner />;
  if (loaded.step === 'failed') return <LoadError title={text.personFailed} onRetry={reload} />;
  if (loaded.value === null) return null;
  const person = { ...loaded.value, ...saved };
  const save = async (change: Partial<Person>) => {
    setSaved((earlier) => ({ ...earlier, ...change }));
    await onSaved();
  };
  return (
    <>
      <NameForm person={person} onSaved={save} />
      <EmailForm person={person} onSaved={save} />
    </>
  );
}
