import { useState } from 'react';
import type { Person } from '../../api/people.ts';
import { Field } from '../../ui/Field.tsx';
import { checkEmail } from '../newClient.ts';
import { DetailForm, type Outcome } from './DetailForm.tsx';
import type { ChangeField } from './PersonForms.tsx';
import { TakenEmail } from './TakenEmail.tsx';
import { text } from './text.ts';

interface Props {
  person: Person;
  change: ChangeField<'email'>;
}

/** The client's e-mail address. An empty field removes it. */
export function EmailForm({ person, change }: Props) {
  const [taken, setTaken] = useState<string>();
  const save = async (typed: string): Promise<Outcome> => {
    const email = checkEmail(typed);
    if (!email.ok) return { error: email.reason };
    const outcome = await change(email.value);
    const isTaken = outcome === 'taken';
    setTaken(isTaken ? (email.value ?? undefined) : undefined);
    if (isTaken) return { error: text.email.taken };
    if (typeof outcome === 'object') return outcome;
    return outcome === 'saved' ? { done: text.email.done } : { failure: text.email.failed };
  };
  return (
    <DetailForm field="email" save={save} text={text.email}>
      {(input) => (
        <Field
          {...input}
          label={text.email.label}
          remedy={taken && <TakenEmail email={taken} />}
          hint={text.email.hint(person.email !== null)}
          type="email"
          inputMode="email"
          autoComplete="off"
          defaultValue={person.email ?? ''}
        />
      )}
    </DetailForm>
  );
}
