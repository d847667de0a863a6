import { type FormEvent, useState } from 'react';
import { createClient } from '../api/clients.ts';
import { checkNewClient, type NewClientErrors } from './newClient.ts';
import { text } from './text.ts';

type Status =
  | { step: 'editing' }
  | { step: 'invalid'; errors: NewClientErrors }
  | { step: 'sending' }
  | { step: 'failed'; detail: string };

export function useNewClient(onCreated: () => void) {
  const [status, setStatus] = useState<Status>({ step: 'editing' });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const read = (name: string) => String(typed.get(name) ?? '');
    const checked = checkNewClient({
      username: read('username'),
      password: read('password'),
      site_url: read('site_url'),
    });

    const refuse = (errors: NewClientErrors) => {
      setStatus({ step: 'invalid', errors });
      form.querySelector<HTMLInputElement>(`[name=${Object.keys(errors)[0]}]`)?.focus();
    };

    if (!checked.ok) return refuse(checked.reason);
    setStatus({ step: 'sending' });
    const result = await createClient(checked.value);
    if (result.ok) onCreated();
    else if (result.reason === 'taken') refuse({ username: text.newClient.usernameTaken });
    else
      setStatus({
        step: 'failed',
        detail: result.reason === 'invalid' ? text.newClient.invalidDetail : text.newClient.failedDetail,
      });
  };

  return { status, submit };
}
