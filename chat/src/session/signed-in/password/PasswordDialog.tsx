import { passwordText as text } from '@vitrina/shared/signIn/password/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions, LeaveButton } from '../../../ui/Dialog.tsx';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { useToast } from '../../../ui/ToastProvider.tsx';
import { useGoneSignal } from '../../../ui/useGoneSignal.ts';
import { text as sessionText } from '../text.ts';
import { usePasswordChange } from './usePasswordChange.ts';

export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const goneSignal = useGoneSignal();
  const { isSending, field, failure, submit } = usePasswordChange(() => {
    if (!goneSignal().aborted) onClose();
    toast({ tone: 'success', title: text.changed });
  });

  return (
    <Dialog title={text.title} onClose={onClose}>
      <form className="grid grid-cols-1 gap-5" method="post" noValidate onSubmit={submit}>
        <PasswordField
          label={text.current}
          hint={sessionText.withoutPassword}
          autoComplete="current-password"
          required
          {...field('current')}
        />
        <PasswordField
          label={text.next}
          hint={text.nextHint}
          autoComplete="new-password"
          required
          {...field('next')}
        />
        <FormFailure title={text.failed} detail={failure} />
        <DialogActions>
          <LeaveButton>{sessionText.signOut.cancel}</LeaveButton>
          <Button type="submit" aria-disabled={isSending}>
            {text.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
