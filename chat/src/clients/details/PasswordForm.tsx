import { type Client, setPassword } from '../../api/clients.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { passwordError } from '../newClient.ts';
import { DetailForm, type Outcome } from './DetailForm.tsx';
import { text } from './text.ts';

export function PasswordForm({ client }: { client: Client }) {
  const save = async (typed: string): Promise<Outcome> => {
    const error = passwordError(typed);
    if (error !== undefined) return { error };
    const result = await setPassword(client.id, typed);
    if (!result.ok) return { failure: text.password.failed };
    return { done: text.password.done, detail: text.password.doneDetail };
  };
  return (
    <DetailForm field="password" save={save} text={text.password} autoComplete="off">
      {(input) => (
        <PasswordField
          {...input}
          label={text.password.label}
          hint={text.password.hint}
          autoComplete="new-password"
          required
        />
      )}
    </DetailForm>
  );
}
