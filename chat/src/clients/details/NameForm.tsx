import { charactersIn, isBlank } from '@vitrina/shared/filledText.ts';
import { NAME_LIMIT } from '@vitrina/shared/schemas/account.ts';
import { changePerson, type Person } from '../../api/people.ts';
import { Field } from '../../ui/Field.tsx';
import { DetailForm, type Outcome } from './DetailForm.tsx';
import { text } from './text.ts';

interface Props {
  person: Person;
  onSaved: (change: Pick<Person, 'name'>) => Promise<void>;
}

/** The name that the studio gives a client. */
export function NameForm({ person, onSaved }: Props) {
  const save = async (typed: string): Promise<Outcome> => {
    const name = typed.trim();
    if (isBlank(name)) return { error: text.name.missing };
    if (charactersIn(name) > NAME_LIMIT) return { error: text.name.tooLong(NAME_LIMIT) };
    if (!(await changePerson(person.id, { name })).ok) return { failure: text.name.failed };
    await onSaved({ name });
    return { done: text.name.done };
  };
  return (
    <DetailForm field="name" save={save} text={text.name}>
      {(input) => (
        <Field {...input} label={text.name.label} autoComplete="off" required defaultValue={person.name} />
      )}
    </DetailForm>
  );
}
