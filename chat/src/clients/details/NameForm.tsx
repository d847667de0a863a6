import { charactersIn, isBlank } from '@vitrina/shared/filledText.ts';
import { changePerson, type Person } from '../../api/people.ts';
import { Field } from '../../ui/Field.tsx';
import { NAME_LIMIT } from '../newClient.ts';
import { DetailForm } from './DetailForm.tsx';
import { text } from './text.ts';
import { useDetail } from './useDetail.ts';

interface Props {
  person: Person;
  onSaved: (change: Pick<Person, 'name'>) => Promise<void>;
}

/** The name that the studio gives a client. */
export function NameForm({ person, onSaved }: Props) {
  const detail = useDetail({
    field: 'name',
    save: async (typed) => {
      const name = typed.trim();
      if (isBlank(name)) return { error: text.name.missing };
      if (charactersIn(name) > NAME_LIMIT) return { error: text.name.tooLong(NAME_LIMIT) };
      if (!(await changePerson(person.id, { name })).ok) return { failure: text.name.failed };
      await onSaved({ name });
      return { done: text.name.done };
    },
  });
  return (
    <DetailForm detail={detail} text={text.name}>
      <Field
        {...detail.input}
        label={text.name.label}
        autoComplete="off"
        required
        defaultValue={person.name}
      />
    </DetailForm>
  );
}
