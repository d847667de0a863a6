import { personSchema } from '@vitrina/shared/schemas/person.ts';
import { TextInput } from 'react-admin';
import { RecordForm } from '../forms/RecordForm.tsx';
import { TAKEN, TakenEmail } from './TakenEmail.tsx';

/** Adds somebody who called or came by. People who write through the site are added automatically. */
export const PersonForm = () => (
  <RecordForm schema={personSchema} helpFor={helpFor}>
    <PersonFields />
  </RecordForm>
);

/** Leads to whoever has the address already. */
export const helpFor = (code: string) => code === TAKEN && <TakenEmail />;

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
