import { useState } from 'react';
import { changePerson, type Person } from '../../api/people.ts';
import { Field } from '../../ui/Field.tsx';
import { checkEmail } from '../newClient.ts';
import { DetailForm, type Outcome } from './DetailForm.tsx';
import { TakenEmail } from './TakenEmail.tsx';
import { text } from './text.ts';

interface Props {
  person: Person;
  onSaved: (change: Pick<Person, 'email'>) => Promise<void>;
}

/** The client's e-mail address. An empty field removes it. */
export function EmailForm({ person, onSaved }: Props) {
  const [taken, setTaken] = useState<string>();
  const save = async (typed: string): Promise<Outcome> => {
    const email = checkEmail(typed);
    if (!email.ok) return { error: email.reason };
    const saved = await changePerson(person.id, { email: email.value });
    const isTaken = !saved.ok && saved.reason === 'taken';
    setTaken(isTaken ? (email.value ?? undefined) : undefined);
    if (isTaken) return { error: text.email.taken };
    if (!saved.ok) return { failure: text.email.failed };
    await onSaved({ email: email.value });
    return { done: text.email.done };
  };
  return (
    <DetailForm field="email" save={save} text={text.email}>
      {(input) => (
        <Field
          {...input}
          label={text.email.label}
          remedy={taken && <TakenEmail email={taken} />}
          hint={text.email.hint}
          type="email"
          inputMode="email"
          autoComplete="off"
          defaultValue={person.email ?? ''}
        />
      )}
    </DetailForm>
  );
}
