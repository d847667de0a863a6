import { NAME_LIMIT } from '@vitrina/shared/schemas/account.ts';
import type { Person } from '../../api/people.ts';
import { Field } from '../../ui/Field.tsx';
import { textProblem } from '../../ui/textProblem.ts';
import { DetailForm, type Outcome } from './DetailForm.tsx';
import type { ChangeField } from './PersonForms.tsx';
import { text } from './text.ts';

interface Props {
  person: Person;
  change: ChangeField<'name'>;
}

/** The name that the studio gives a client. */
export function NameForm({ person, change }: Props) {
  const save = async (typed: string): Promise<Outcome> => {
    const name = typed.trim();
    const error = textProblem(name, NAME_LIMIT, text.name.missing);
    if (error !== undefined) return { error };
    const outcome = await change(name);
    if (typeof outcome === 'object') return outcome;
    return outcome === 'saved' ? { done: text.name.done } : { failure: text.name.failed };
  };
  return (
    <DetailForm field="name" save={save} text={text.name}>
      {(input) => (
        <Field {...input} label={text.name.label} autoComplete="off" required defaultValue={person.name} />
      )}
    </DetailForm>
  );
}
