import { useCallback, useEffect, useState } from 'react';
import { fetchPerson, type Person } from '../../api/people.ts';
import { LoadError } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { EmailForm } from './EmailForm.tsx';
import { NameForm } from './NameForm.tsx';
import { text } from './text.ts';

type Shown = { step: 'loading' | 'failed' | 'gone' } | { step: 'ready'; person: Person };

/** Name and address stand with the person, whom the console shows too. */
export function PersonForms({ clientId, onSaved }: { clientId: string; onSaved: () => Promise<void> }) {
  const [shown, setShown] = useState<Shown>({ step: 'loading' });

  const load = useCallback(async () => {
    setShown({ step: 'loading' });
    const read = await fetchPerson(clientId);
    if (!read.ok) setShown({ step: 'failed' });
    else setShown(read.value === null ? { step: 'gone' } : { step: 'ready', person: read.value });
  }, [clientId]);
  useEffect(() => void load(), [load]);

  if (shown.step === 'loading') return <Spinner />;
  if (shown.step === 'failed') return <LoadError title={text.personFailed} onRetry={load} />;
  if (shown.step !== 'ready') return null;
  const save = async (change: Partial<Person>) => {
    setShown({ step: 'ready', person: { ...shown.person, ...change } });
    await onSaved();
  };
  return (
    <>
      <NameForm person={shown.person} onSaved={save} />
      <EmailForm person={shown.person} onSaved={save} />
    </>
  );
}
