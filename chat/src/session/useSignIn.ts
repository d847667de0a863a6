import { type FormEvent, useState } from 'react';
import { type SignInRefusal, signIn } from '../api/auth.ts';
import { preloadScreen } from '../screens.ts';
import { text } from './text.ts';

type Status =
  | { step: 'editing' }
  | { step: 'incomplete'; username?: string; password?: string }
  | { step: 'sending' }
  | { step: 'failed'; message: string };

const messages: Record<SignInRefusal, string> = {
  'wrong-credentials': text.signIn.wrongCredentials,
  'too-many-attempts': text.signIn.tooManyAttempts,
  failed: text.signIn.failed,
};

/** After success the session changes, and the form disappears by itself. */
export function useSignIn() {
  const [status, setStatus] = useState<Status>({ step: 'editing' });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const username = String(typed.get('username') ?? '').trim();
    const password = String(typed.get('password') ?? '');
    if (username === '' || password === '') {
      setStatus({
        step: 'incomplete',
        ...(username === '' && { username: text.signIn.usernameMissing }),
        ...(password === '' && { password: text.signIn.passwordMissing }),
      });
      form.querySelector<HTMLInputElement>(`[name=${username === '' ? 'username' : 'password'}]`)?.focus();
      return;
    }
    setStatus({ step: 'sending' });
    preloadScreen();
    const result = await signIn(username, password);
    if (result.ok) return;
    setStatus({ step: 'failed', message: messages[result.reason] });
  };

  return { status, submit };
}
