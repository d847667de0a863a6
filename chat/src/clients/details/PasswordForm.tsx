import { PASSWORD_MIN_LENGTH } from '@vitrina/shared/schemas/account.ts';
import { type Client, setPassword } from '../../api/clients.ts';
import { text as chatText } from '../../text.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { checkPassword } from '../newClient.ts';
import { text } from './text.ts';
import { useDetail } from './useDetail.ts';

/** Gives a client another password, for example after the old one was forgotten. */
export function PasswordForm({ client }: { client: Client }) {
  const { status, submit } = useDetail({
    field: 'password',
    save: async (typed) => {
      const problem = checkPassword(typed);
      if (problem !== undefined) return { problem };
      const result = await setPassword(client.id, typed);
      if (!result.ok) return { failure: text.password.failed };
      return { done: text.password.done, detail: text.password.doneDetail, isEmptied: true };
    },
  });
  const isSaving = status.step === 'saving';
  return (
    <form className="client-detail" method="post" noValidate autoComplete="off" onSubmit={submit}>
      <PasswordField
        label={text.password.label}
        hint={chatText.newClient.passwordHint(PASSWORD_MIN_LENGTH)}
        name="password"
        autoComplete="new-password"
        required
        readOnly={isSaving}
        error={status.step === 'invalid' ? status.problem : undefined}
      />
      <FormFailure detail={status.step === 'failed' ? status.failure : undefined} />
      <Button look="ghost" type="submit" disabled={isSaving}>
        {isSaving ? text.password.saving : text.password.save}
      </Button>
    </form>
  );
}
