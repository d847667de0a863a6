import { useLogin } from 'ra-core';
import { type FormEvent, useState } from 'react';
import type { Credentials } from '../providers/authProvider.ts';
import { text } from '../text.ts';

type Status =
  | { step: 'editing' | 'submitting' }
  | { step: 'incomplete'; missing: (keyof Credentials)[] }
  | { step: 'failed'; message: string };

/** The sign-in form: what it shows, and what submitting it does. After a failure everything typed stays. */
export function useSignIn() {
  const login = useLogin();
  const [status, setStatus] = useState<Status>({ step: 'editing' });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const credentials = readCredentials(form);
    const missing = missingFields(credentials);
    const [firstMissing] = missing;
    if (firstMissing) {
      setStatus({ step: 'incomplete', missing });
      focusField(form, firstMissing);
      return;
    }
    setStatus({ step: 'submitting' });
    try {
      await login(credentials);
    } catch (error) {
      setStatus({ step: 'failed', message: reason(error) });
    }
  }

  return { status, submit };
}

function readCredentials(form: HTMLFormElement): Credentials {
  const fields = new FormData(form);
  return { userName: String(fields.get('userName')), password: String(fields.get('password')) };
}

function missingFields({ userName, password }: Credentials): (keyof Credentials)[] {
  return [...(userName.trim() ? [] : ['userName' as const]), ...(password ? [] : ['password' as const])];
}

function focusField(form: HTMLFormElement, name: keyof Credentials) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

function reason(error: unknown): string {
  const { name, code } = error as { name?: string; code?: string };
  if (code === 'invalid_credentials') return text.signIn.wrongCredentials;
  if (code === 'over_request_rate_limit') return text.signIn.tooManyAttempts;
  console.error('Signing in failed:', error);
  return name === 'AuthRetryableFetchError'
    ? `${text.signIn.failed}. ${text.signIn.unreachable}`
    : text.signIn.failed;
}
