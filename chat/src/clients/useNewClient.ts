import { useState } from 'react';
import { createClient, type NewClient, type NewClientFailure } from '../api/clients.ts';
import { type FormErrors, useForm } from '../ui/useForm.ts';
import { useGoneSignal } from '../ui/useGoneSignal.ts';
import { checkNewClient } from './newClient.ts';
import { text } from './text.ts';

export function useNewClient(onClose: () => void, onCreated: (client: NewClient) => void) {
  const goneSignal = useGoneSignal();
  /** The entered e-mail address, if another person has it. */
  const [takenEmail, setTakenEmail] = useState<string>();

  const form = useForm(async (read) => {
    setTakenEmail(undefined);
    const checked = checkNewClient({
      name: read('name'),
      email: read('email'),
      username: read('username'),
      password: read('password'),
      site_url: read('site_url'),
    });
    if (!checked.ok) return { errors: checked.reason };
    const result = await createClient(checked.value);
    if (result.ok) {
      if (!goneSignal().aborted) onClose();
      onCreated(checked.value);
      return undefined;
    }
    if (result.reason === 'email-taken') setTakenEmail(checked.value.email);
    const errors = FIELD_ERRORS[result.reason];
    if (errors !== undefined) return { errors };
    return {
      failure: result.reason === 'invalid' ? text.newClient.invalidDetail : text.newClient.failedDetail,
    };
  });

  return { ...form, takenEmail };
}

const FIELD_ERRORS: Partial<Record<NewClientFailure, FormErrors>> = {
  'username-taken': { username: text.newClient.usernameTaken },
  'email-taken': { email: text.newClient.emailTaken },
  'email-invalid': { email: text.newClient.emailInvalid },
};
