import { Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { requestPasswordLink } from '../providers/passwordLink.ts';
import { text } from '../text.ts';
import { SessionForm, userNameField } from './SessionForm.tsx';
import { SessionPage } from './SessionPage.tsx';

const { forgotten } = text.signIn;

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
          <SessionForm
            fields={[{ ...userNameField, label: forgotten.name }]}
            send={async ({ userName }) => {
              await requestPasswordLink(userName);
              setSent(true);
            }}
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
