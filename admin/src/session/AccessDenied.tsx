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
      <Choice
        title={warning.title}
        reason={warning.question}
        first={[warning.cancel, warning.onCancel]}
        second={[warning.confirm, warning.onConfirm]}
      />
    );
  return (
    <Choice
      title={isChecked ? text.access.denied : text.access.offline}
      reason={isChecked ? text.access.deniedReason : text.access.uncheckedReason}
      first={[text.tryAgain, onRetry]}
      second={[text.signOut.action, () => signOut()]}
    />
  );
}

type Action = [label: string, run: () => void];

interface ChoiceProps {
  title: string;
  reason: string;
  first: Action;
  second: Action;
}

function Choice({ title, reason, first, second }: ChoiceProps) {
  return (
    <SessionPage title={title}>
      <p role="alert">{reason}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="contained" onClick={first[1]}>
          {first[0]}
        </Button>
        <Button variant="outlined" color="inherit" onClick={second[1]}>
          {second[0]}
        </Button>
      </div>
    </SessionPage>
  );
}
