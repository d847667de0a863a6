import { useLogin } from 'ra-core';
import { type FormEvent, useState } from 'react';
import type { Credentials } from '../providers/authProvider.ts';
import { text } from '../text.ts';

type Field = keyof Credentials;

type Status =
  | { step: 'editing' | 'submitting' }
  | { step: 'incomplete'; missing: Field[] }
  | { step: 'failed'; message: string };

/** The status of the sign-in form, and its submit handler. After a failure the fields keep their values. */
export function useSignIn() {
  const login = useLogin();
  const [status, setStatus] = useState<Status>({ step: 'editing' });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const userName = String(typed.get('userName'));
    const password = String(typed.get('password'));
    const missing: Field[] = [
      ...(userName.trim() ? [] : ['userName' as const]),
      ...(password ? [] : ['password' as const]),
    ];
    if (missing.length > 0) {
      setStatus({ step: 'incomplete', missing });
      form.querySelector<HTMLElement>(`[name="${missing[0]}"]`)?.focus();
      return;
    }
    setStatus({ step: 'submitting' });
    try {
      await login({ userName, password } satisfies Credentials);
    } catch (error) {
      setStatus({ step: 'failed', message: reason(error) });
    }
  }

  return { status, submit };
}

function reason(error: unknown): string {
  const { name, code } = error as { name?: string; code?: string };
  if (code === 'invalid_credentials') return text.signIn.wrongCredentials;
  if (code === 'over_request_rate_limit') return text.signIn.tooManyAttempts;
  console.error('Signing in failed:', error);
  return name === 'AuthRetryableFetchError'
    ? `${text.signIn.failed}. ${text.reasons.unreachable}`
    : text.signIn.failed;
}
