import { type SignInRefusal, signIn } from '../api/auth.ts';
import { preloadScreen } from '../screens.ts';
import { useForm } from '../ui/useForm.ts';
import { text } from './text.ts';

const failures: Record<SignInRefusal, string> = {
  'wrong-credentials': text.signIn.wrongCredentials,
  'too-many-attempts': text.signIn.tooManyAttempts,
  failed: text.signIn.failed,
};

/** After a successful sign-in the session changes, and the form is replaced by the chat. */
export function useSignIn() {
  return useForm(async (read) => {
    const username = read('username').trim();
    const password = read('password');
    if (username === '' || password === '')
      return {
        errors: {
          ...(username === '' && { username: text.signIn.usernameMissing }),
          ...(password === '' && { password: text.signIn.passwordMissing }),
        },
      };
    preloadScreen();
    const result = await signIn(username, password);
    return result.ok ? undefined : { failure: failures[result.reason] };
  });
}
