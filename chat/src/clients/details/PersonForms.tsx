import { useState } from 'react';
import { changePerson, fetchPerson, type Person } from '../../api/people.ts';
import { LoadError } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';
import { EmailForm } from './EmailForm.tsx';
import { NameForm } from './NameForm.tsx';
import { text } from './text.ts';

/** Saves a field. An error says that somebody else has changed it. */
export type ChangeField<Field extends 'name' | 'email'> = (
  value: Person[Field],
) => Promise<'saved' | 'taken' | 'failed' | { error: string }>;

/** Name and e-mail address belong to the person, whom the console shows as well. */
export function PersonForms({ clientId, onSaved }: { clientId: string; onSaved: () => Promise<void> }) {
  const [loaded, reload] = useLoaded(fetchPerson, clientId);
  const [newer, setNewer] = useState<Person>();

  if (loaded.step === 'loading') return <Spinner />;
  if (loaded.step === 'failed') return <LoadError title={text.personFailed} onRetry={reload} />;
  if (loaded.value === null) return null;
  const person = newer ?? loaded.value;
  const change = <Field extends 'name' | 'email'>(field: Field): ChangeField<Field> => {
    const save = async (seen: Person, value: Person[Field]): ReturnType<ChangeField<Field>> => {
      const changed = await changePerson(seen, field, value);
      if (changed.ok) {
        setNewer(changed.value);
        await onSaved();
        return 'saved';
      }
      if (changed.reason === 'taken') return 'taken';
      const known = changed.reason === 'changed' ? await fetchPerson(clientId) : changed;
      if (!known.ok || known.value === null) return 'failed';
      setNewer(known.value);
      const isAsSeen = known.value[field] === seen[field];
      return isAsSeen
        ? save(known.value, value)
        : { error: text.changed(known.value.editor?.username, known.value[field]) };
    };
    return (value) => save(person, value);
  };
  return (
    <>
      <NameForm person={person} change={change('name')} />
      <EmailForm person={person} change={change('email')} />
    </>
  );
}
