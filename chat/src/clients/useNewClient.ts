import { useState } from 'react';
import { createClient, type NewClient, type NewClientFailure } from '../api/clients.ts';
import { useToast } from '../ui/ToastProvider.tsx';
import { useForm } from '../ui/useForm.ts';
import { useGoneSignal } from '../ui/useGoneSignal.ts';
import { checkNewClient } from './newClient.ts';
import { text } from './text.ts';

export function useNewClient(onClose: () => void, onCreated: (client: NewClient) => void) {
  const goneSignal = useGoneSignal();
  const toast = useToast();
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
    const reason = text.newClient.failures[result.reason];
    const field = FIELDS[result.reason];
    if (field !== undefined && !goneSignal().aborted) return { errors: { [field]: reason } };
    // Not in the dialog, which may have been left before the answer.
    toast({ tone: 'error', title: text.newClient.failed, text: reason });
    return undefined;
  });

  return { ...form, takenEmail };
}

/** The fields at which some failures are shown. */
const FIELDS: Partial<Record<NewClientFailure, keyof NewClient>> = {
  'username-taken': 'username',
  'email-taken': 'email',
  'email-invalid': 'email',
};
