import { PASSWORD_MIN_LENGTH } from '@vitrina/shared/schemas/account.ts';
import { type Client, setPassword } from '../../api/clients.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { passwordError } from '../newClient.ts';
import { text } from './text.ts';
import { useDetail } from './useDetail.ts';

export function PasswordForm({ client }: { client: Client }) {
  const { status, submit } = useDetail({
    field: 'password',
    save: async (typed) => {
      const error = passwordError(typed);
      if (error !== undefined) return { error };
      const result = await setPassword(client.id, typed);
      if (!result.ok) return { failure: text.password.failed };
      return { done: text.password.done, detail: text.password.doneDetail, isReset: true };
    },
  });
  const isSaving = status.step === 'saving';
  return (
    <form className="client-detail" method="post" noValidate autoComplete="off" onSubmit={submit}>
      <PasswordField
        label={text.password.label}
        hint={text.password.hint(PASSWORD_MIN_LENGTH)}
        name="password"
        autoComplete="new-password"
        required
        readOnly={isSaving}
        error={status.step === 'invalid' ? status.error : undefined}
      />
      <FormFailure detail={status.step === 'failed' ? status.failure : undefined} />
      <Button variant="ghost" type="submit" disabled={isSaving}>
        {isSaving ? text.password.saving : text.password.save}
      </Button>
    </form>
  );
}
