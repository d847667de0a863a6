import { Button } from '@mui/material';
import { useNavigate } from 'react-router';
import { text } from '../text.ts';
import { SessionPage } from './SessionPage.tsx';
import { useSignOut } from './useSignOut.ts';

/** Asks before a link takes the session of whoever is signed in, which their other tabs would not notice. */
export function SignedInAlready() {
  const { signOut, warning } = useSignOut(false);
  const navigate = useNavigate();
  const { title, signedInAlready } = text.signIn.newPassword;
  const { question, cancel, confirm, onCancel, onConfirm } = warning ?? {
    question: signedInAlready.reason,
    cancel: signedInAlready.stay,
    confirm: signedInAlready.signOut,
    onCancel: () => navigate('/', { replace: true }),
    onConfirm: () => signOut(),
  };
  return (
    <SessionPage title={warning?.title ?? title}>
      <p role="alert">{question}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="contained" onClick={onCancel}>
          {cancel}
        </Button>
        <Button variant="outlined" color="inherit" onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </SessionPage>
  );
}
