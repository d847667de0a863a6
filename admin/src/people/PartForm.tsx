import { useQuery } from '@tanstack/react-query';
import { changedMeanwhile } from '@vitrina/shared/people/text.ts';
import { useUpdate } from 'react-admin';
import type { Saver } from '../forms/ChangedMeanwhile.tsx';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { PEOPLE, type Person } from '../providers/people.ts';
import { userNameOf } from '../providers/timeline.ts';
import { text as consoleText } from '../text.ts';
import { InlineForm, type InlineFormProps } from './InlineForm.tsx';

interface Props extends Omit<InlineFormProps, 'draftKey' | 'save' | keyof Saver> {
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
      by={person.updated_by}
      titleOf={(by) => <ChangedBy admin={by} />}
      {...form}
    >
      {children}
    </InlineForm>
  );
}

/** @param admin the account; null for a visitor */
function ChangedBy({ admin }: { admin: string | null }) {
  const { data: name } = useQuery({
    queryKey: ['user names', admin],
    queryFn: () => userNameOf(admin),
    enabled: admin !== null,
  });
  return changedMeanwhile(name);
}
