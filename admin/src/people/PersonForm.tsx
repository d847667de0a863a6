import { personSchema } from '@vitrina/shared/schemas/person.ts';
import { TextInput } from 'react-admin';
import { RecordForm } from '../forms/RecordForm.tsx';
import { TAKEN, TakenEmail } from './TakenEmail.tsx';

/** Somebody who rang, or came by. Whoever writes through the site is there already. */
export const PersonForm = () => (
  <RecordForm schema={personSchema} helpFor={(code) => code === TAKEN && <TakenEmail />}>
    <PersonFields />
  </RecordForm>
);

export const PersonFields = () => (
  <>
    <TextInput source="name" isRequired autoComplete="off" />
    <TextInput source="email" type="email" autoComplete="off" />
    <TextInput source="phone" type="tel" autoComplete="off" />
  </>
);
