import { Button } from '@mui/material';
import { text } from '../text.ts';
import { SessionPage } from './SessionPage.tsx';
import { useSignOut } from './useSignOut.ts';

interface Props {
  isChecked: boolean;
  onRetry: () => void;
}

/** For accounts that are not an admin's, and for when that could not be checked. */
export function AccessDenied({ isChecked, onRetry }: Props) {
  const { signOut, warning } = useSignOut();
  const { denied, deniedReason, offline, uncheckedReason } = text.access;
  const { title, question, cancel, confirm, onCancel, onConfirm } = warning ?? {
    title: isChecked ? denied : offline,
    question: isChecked ? deniedReason : uncheckedReason,
    cancel: text.tryAgain,
    confirm: text.signOut.action,
    onCancel: onRetry,
    onConfirm: () => signOut(),
  };
  return (
    <SessionPage title={title}>
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
