import { Button } from '@mui/material';
import { useLogin } from 'ra-core';
import { useRedirectIfAuthenticated } from 'ra-supabase';
import { Link } from 'react-router';
import type { Credentials } from '../providers/authProvider.ts';
import { text } from '../text.ts';
import { SessionForm, userNameField } from './SessionForm.tsx';
import { SessionPage } from './SessionPage.tsx';

/** The hash of the page on which an admin asks for a new password. */
export const FORGOTTEN = '#forgotten';

/** After signing in, people return to the page they asked for. */
export function SignInPage() {
  useRedirectIfAuthenticated('/');
  const login = useLogin();
  return (
    <SessionPage title={text.signIn.title}>
      <p>{text.signIn.intro}</p>
      <SessionForm
        fields={[
          { ...userNameField, label: text.signIn.userName },
          {
            name: 'password',
            type: 'password',
            label: text.signIn.password,
            autoComplete: 'current-password',
            problemOf: (typed) => (typed ? undefined : text.signIn.passwordMissing),
          },
        ]}
        send={(typed: Credentials) => login(typed)}
        submit={text.signIn.submit}
        submitting={text.signIn.submitting}
      />
      <Button component={Link} to={{ hash: FORGOTTEN }} color="inherit">
        {text.signIn.forgotten.link}
      </Button>
    </SessionPage>
  );
}
