import { useQuery } from '@tanstack/react-query';
import { personSchema } from '@vitrina/shared/schemas/person.ts';
import { Link, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { RecordForm } from '../forms/RecordForm.tsx';
import { findPersonBy, PEOPLE } from '../providers/people.ts';
import { text } from './text.ts';

/** Adds somebody who called or came by. People who write through the site are added automatically. */
export const PersonForm = () => (
  <RecordForm schema={personSchema} helpFor={helpFor}>
    <PersonFields />
  </RecordForm>
);

/** Leads to whoever has the address already. */
export const helpFor = (code: string) => code === TAKEN && <TakenEmail />;

/** PostgreSQL's code for a value that must be unique. */
const TAKEN = '23505';

/** A link to the person who already has the e-mail address in the form around it. */
function TakenEmail() {
  const email = String(useWatch({ name: 'email' }) ?? '').trim();
  const { data: id } = useQuery({
    queryKey: [PEOPLE, 'by email', email],
    queryFn: () => findPersonBy(email),
  });
  return (
    id && (
      <Link to={`/people/${id}`} color="inherit">
        {text.openOther}
      </Link>
    )
  );
}

interface Props {
  emailHint?: string | undefined;
  /** Whether the first field takes the focus. */
  isFocused?: boolean;
}

export const PersonFields = ({ emailHint, isFocused = false }: Props) => (
  <>
    <TextInput source="name" isRequired autoComplete="off" autoFocus={isFocused} />
    <TextInput source="email" type="email" autoComplete="off" helperText={emailHint} />
    <TextInput source="phone" type="tel" autoComplete="off" />
  </>
);
