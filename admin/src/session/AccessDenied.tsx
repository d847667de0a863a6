import Button from '@mui/material/Button';
import { text } from '../text.ts';
import { SessionPage } from './SessionPage.tsx';
import { useSignOut } from './useSignOut.ts';

interface Props {
  isChecked: boolean;
  onRetry: () => void;
}

/** For accounts without the role, and when the role could not be checked. */
export function AccessDenied({ isChecked, onRetry }: Props) {
  const { signOut, warning } = useSignOut();
  if (warning)
    return (
      <SessionPage title={text.signOut.unsentTitle}>
        <p role="alert">{text.signOut.unsentQuestion}</p>
        <div className="session-buttons">
          <Button variant="contained" onClick={warning.cancel}>
            {text.signOut.cancel}
          </Button>
          <Button variant="outlined" color="inherit" onClick={warning.confirm}>
            {text.signOut.confirm}
          </Button>
        </div>
      </SessionPage>
    );
  return (
    <SessionPage title={isChecked ? text.access.denied : text.access.offline}>
      <p role="alert">{isChecked ? text.access.deniedReason : text.access.uncheckedReason}</p>
      <div className="session-buttons">
        <Button variant="contained" onClick={onRetry}>
          {text.tryAgain}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => signOut()}>
          {text.signOut.action}
        </Button>
      </div>
    </SessionPage>
  );
}
