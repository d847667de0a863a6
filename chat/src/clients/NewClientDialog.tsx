import type { NewClient } from '../api/clients.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions, LeaveButton } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TakenEmail } from './details/TakenEmail.tsx';
import { text } from './text.ts';
import { useNewClient } from './useNewClient.ts';

export default function NewClientDialog({
  onClose,
  onCreated,
}: {
  onClose: () => void;
  /** Called even if the dialog was closed meanwhile. */
  onCreated: (client: NewClient) => void;
}) {
  const { isSending, field, takenEmail, submit } = useNewClient(onClose, onCreated);

  return (
    <Dialog title={text.newClient.action} onClose={onClose}>
      <form className="grid grid-cols-1 gap-5" method="post" noValidate autoComplete="off" onSubmit={submit}>
        <Field label={text.newClient.name} autoComplete="off" {...field('name')} />
        <Field
          label={text.newClient.email}
          hint={text.newClient.emailHint}
          type="email"
          inputMode="email"
          autoComplete="off"
          {...field('email')}
          remedy={takenEmail && <TakenEmail email={takenEmail} />}
        />
        <Field
          label={text.newClient.username}
          hint={text.newClient.usernameHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...field('username')}
        />
        <PasswordField
          label={text.newClient.password}
          hint={text.newClient.passwordHint}
          autoComplete="new-password"
          {...field('password')}
        />
        <Field
          label={text.newClient.site}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder={text.newClient.sitePlaceholder}
          {...field('site_url')}
        />
        <DialogActions>
          <LeaveButton>{text.newClient.cancel}</LeaveButton>
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? text.newClient.submitting : text.newClient.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
