import { type FormEvent, useState } from 'react';
import { createClient, type NewClient, type NewClientFailure } from '../api/clients.ts';
import { checkNewClient, type NewClientErrors } from './newClient.ts';
import { text } from './text.ts';

type Status =
  | { step: 'editing' }
  | { step: 'invalid'; errors: NewClientErrors; takenEmail?: string | undefined }
  | { step: 'sending' }
  | { step: 'failed'; detail: string };

export function useNewClient(onCreated: (client: NewClient) => void) {
  const [status, setStatus] = useState<Status>({ step: 'editing' });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const read = (name: string) => String(typed.get(name) ?? '');
    const checked = checkNewClient({
      name: read('name'),
      email: read('email'),
      username: read('username'),
      password: read('password'),
      site_url: read('site_url'),
    });

    const refuse = (errors: NewClientErrors, takenEmail?: string) => {
      setStatus({ step: 'invalid', errors, takenEmail });
      form.querySelector<HTMLInputElement>(`[name=${Object.keys(errors)[0]}]`)?.focus();
    };

    if (!checked.ok) return refuse(checked.reason);
    setStatus({ step: 'sending' });
    const result = await createClient(checked.value);
    if (result.ok) return onCreated(checked.value);
    const errors = AT_FIELD[result.reason];
    const isTaken = result.reason === 'email-taken';
    if (errors !== undefined) return refuse(errors, isTaken ? checked.value.email : undefined);
    const detail = result.reason === 'invalid' ? text.newClient.invalidDetail : text.newClient.failedDetail;
    setStatus({ step: 'failed', detail });
  };

  return { status, submit };
}

const AT_FIELD: Partial<Record<NewClientFailure, NewClientErrors>> = {
  'username-taken': { username: text.newClient.usernameTaken },
  'email-taken': { email: text.newClient.emailTaken },
  'email-invalid': { email: text.newClient.emailInvalid },
};
