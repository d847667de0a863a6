import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { SessionPage } from './SessionPage.tsx';
import { useSignOut } from './useSignOut.ts';

interface Props {
  title: string;
  reason: string;
  /** The label of the button that stays signed in. */
  stay: string;
  signOut: string;
  onStay: () => void;
  /** Whether the page goes on without the session. */
  isStaying?: boolean;
  /** Shown above the buttons, until leaving asks something else. */
  children?: ReactNode;
}

/** A page that offers to sign out. If something on this device would be lost by that, it asks about it first. */
export function SignOutPage({ title, reason, stay, signOut, onStay, isStaying = false, children }: Props) {
  const { signOut: leave, warning } = useSignOut(isStaying ? false : undefined);
  const shown = warning ?? {
    ...{ title, question: reason, cancel: stay, confirm: signOut, onCancel: onStay },
    onConfirm: () => leave(),
  };
  return (
    <SessionPage title={shown.title}>
      <p role="alert">{shown.question}</p>
      {!warning && children}
      {/* New buttons for a new question: a second press on the former one must not answer it. */}
      <div key={shown.question} className="flex flex-wrap gap-3">
        <Button variant="contained" autoFocus={warning !== undefined} onClick={shown.onCancel}>
          {shown.cancel}
        </Button>
        <Button variant="outlined" color="inherit" onClick={shown.onConfirm}>
          {shown.confirm}
        </Button>
      </div>
    </SessionPage>
  );
}
