import { Button } from '@mui/material';
import { passwordProblem } from '@vitrina/shared/schemas/account.ts';
import { HttpError, useLogin } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Credentials } from '../providers/authProvider.ts';
import { choosePassword } from '../providers/passwordLink.ts';
import { text } from '../text.ts';
import { failureReason } from '../ui/failureReason.ts';
import { FORGOTTEN } from './forgotten.ts';
import { OneFieldForm } from './OneFieldForm.tsx';
import { SessionPage } from './SessionPage.tsx';

const { newPassword } = text.signIn;

/** The target of the link in a mail. Only choosing a password uses up the key, because mail scanners open links, too. */
export default function NewPasswordPage({ secret }: { secret: string }) {
  const login = useLogin();
  const [isOver, setOver] = useState(false);

  async function choose(password: string) {
    try {
      const userName = await choosePassword(secret, password);
      await login({ userName, password } satisfies Credentials);
    } catch (error) {
      if (!(error instanceof HttpError && error.status === GONE)) throw error;
      setOver(true);
    }
  }

  if (isOver)
    return (
      <SessionPage title={newPassword.over}>
        <p role="alert">{newPassword.overReason}</p>
        <Button component={Link} to={`/login${FORGOTTEN}`} variant="contained" size="large">
          {newPassword.sendAnother}
        </Button>
      </SessionPage>
    );
  return (
    <SessionPage title={newPassword.title}>
      <p>{newPassword.intro}</p>
      <OneFieldForm
        label={newPassword.label}
        type="password"
        autoComplete="new-password"
        problemOf={(typed) => {
          const problem = passwordProblem(typed);
          return problem && newPassword.problems[problem];
        }}
        send={choose}
        reasonOf={failureReason}
        submit={newPassword.submit}
        submitting={text.signIn.submitting}
      />
    </SessionPage>
  );
}

const GONE = 410;
