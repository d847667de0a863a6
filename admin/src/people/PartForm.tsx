import { useQuery } from '@tanstack/react-query';
import { useUpdate } from 'react-admin';
import { ChangedMeanwhile } from '../forms/RecordForm.tsx';
import { PEOPLE, type Person } from '../providers/people.ts';
import { userNameOf } from '../providers/timeline.ts';
import { text as consoleText } from '../text.ts';
import { InlineForm, type InlineFormProps, SubmitButton } from './InlineForm.tsx';
import { text } from './text.ts';

interface Props extends Omit<InlineFormProps, 'draftKey' | 'save'> {
  person: Person;
  /** Part of the key of the draft. */
  part: string;
}

/** A form for some columns of a person. Its values stay when saving fails or somebody else has changed the person. */
export function PartForm({ person, part, actions, children, ...form }: Props) {
  const [update] = useUpdate<Person>();
  return (
    <InlineForm
      draftKey={`${PEOPLE}/${person.id}/${part}`}
      save={(data) => update(PEOPLE, { id: person.id, data, previousData: person }, { returnPromise: true })}
      actions={
        <>
          {actions}
          <SubmitButton variant="contained">{consoleText.form.save}</SubmitButton>
        </>
      }
      {...form}
    >
      <Changed by={person.updated_by} />
      {children}
    </InlineForm>
  );
}

/** Says who has changed the same fields meanwhile. */
function Changed({ by }: { by: string | null }) {
  const { data: admin } = useQuery({
    queryKey: ['user names', by],
    queryFn: () => userNameOf(by),
    enabled: by !== null,
  });
  return <ChangedMeanwhile title={admin ? text.changedBy(admin) : text.changedByVisitor} />;
}
