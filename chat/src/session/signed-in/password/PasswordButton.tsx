import { passwordText } from '@vitrina/shared/signIn/password/text.ts';
import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';

const PasswordDialog = lazy(() => import('./PasswordDialog.tsx'));

/** A client sets a new password. Few ever do, so the dialog is a chunk of its own. */
export function PasswordButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={passwordText.title}
        icon={<KeyRound size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <PasswordDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
