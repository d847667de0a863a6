import { Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { requestPasswordLink } from '../providers/passwordLink.ts';
import { text } from '../text.ts';
import { failureReason } from '../ui/failureReason.ts';
import { OneFieldForm } from './OneFieldForm.tsx';
import { SessionPage } from './SessionPage.tsx';

const { forgotten, userNameMissing } = text.signIn;

/** The answer is always the same, so that it does not reveal who has an account. */
export default function ForgottenPage() {
  const [isSent, setSent] = useState(false);
  return (
    <SessionPage title={forgotten.title}>
      {isSent ? (
        <p role="status">{forgotten.sent}</p>
      ) : (
        <>
          <p>{forgotten.intro}</p>
          <OneFieldForm
            label={forgotten.name}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            problemOf={(typed) => (typed.trim() ? undefined : userNameMissing)}
            send={async (typed) => {
              await requestPasswordLink(typed);
              setSent(true);
            }}
            reasonOf={failureReason}
            submit={forgotten.submit}
            submitting={forgotten.submitting}
          />
        </>
      )}
      <Button component={Link} to="/login" color="inherit">
        {forgotten.back}
      </Button>
    </SessionPage>
  );
}
