import { Button } from '@mui/material';
import { passwordProblem } from '@vitrina/shared/schemas/account.ts';
import { storedUserId } from '@vitrina/shared/supabaseClient.ts';
import { HttpError, useLogin } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type Credentials, onSignedOut } from '../providers/authProvider.ts';
import { choosePassword } from '../providers/passwordLink.ts';
import { text } from '../text.ts';
import { SessionForm } from './SessionForm.tsx';
import { SessionPage } from './SessionPage.tsx';
import { SignedInAlready } from './SignedInAlready.tsx';
import { FORGOTTEN } from './SignInPage.tsx';

const { forgotten, newPassword } = text.signIn;

/** The target of the link in a mail. Only choosing a password uses up the key, because mail scanners open links, too. */
export default function NewPasswordPage({ secret }: { secret: string }) {
  const login = useLogin();
  const [isOver, setOver] = useState(false);
  const [isTaken, setTaken] = useState(() => storedUserId() !== undefined);
  useEffect(() => onSignedOut(() => setTaken(false)), []);
  // The link opens once: if signing in then fails, only that is tried again.
  const chosen = useRef<Credentials>(undefined);

  async function choose(password: string) {
    // In another tab, since the link was opened.
    if (storedUserId() !== undefined) return setTaken(true);
    try {
      if (chosen.current?.password !== password)
        chosen.current = { userName: await choosePassword(secret, password), password };
      await login(chosen.current);
    } catch (error) {
      if (!(error instanceof HttpError && error.status === GONE)) throw error;
      setOver(true);
    }
  }

  if (isTaken) return <SignedInAlready />;
  if (isOver)
    return (
      <SessionPage title={newPassword.over}>
        <p role="alert">{newPassword.overReason}</p>
        <p>{newPassword.maybeChosen}</p>
        <Button component={Link} to={`/login${FORGOTTEN}`} variant="contained" size="large">
          {newPassword.sendAnother}
        </Button>
        <Button component={Link} to="/login" color="inherit">
          {forgotten.back}
        </Button>
      </SessionPage>
    );
  return (
    <SessionPage title={newPassword.title}>
      <p>{newPassword.intro}</p>
      <SessionForm
        fields={[
          {
            name: 'password',
            type: 'password',
            label: newPassword.label,
            autoComplete: 'new-password',
            problemOf(typed) {
              const problem = passwordProblem(typed);
              return problem && newPassword.problems[problem];
            },
          },
        ]}
        send={({ password }) => choose(password)}
        submit={newPassword.submit}
        submitting={text.signIn.submitting}
      />
    </SessionPage>
  );
}

const GONE = 410;
