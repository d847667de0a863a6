import { useState } from 'react';
import { PasswordInput, useNotify } from 'react-admin';
import { changePassword } from '../providers/account.ts';
import { Section } from '../ui/Section.tsx';
import { AccountForm } from './AccountForm.tsx';
import { type NewPassword, passwordSchema } from './passwordSchema.ts';
import { profileText } from './text.ts';

const { password: text } = profileText;

/** Keeps its values until the password has been changed. */
export function PasswordForm() {
  const notify = useNotify();
  const [changes, setChanges] = useState(0);

  async function change({ currentPassword, newPassword }: NewPassword) {
    const changed = await changePassword(currentPassword, newPassword);
    if (changed.ok) {
      notify(text.changed, { type: 'success' });
      // Remounts the form, which empties it.
      setChanges(changes + 1);
      return undefined;
    }
    const reason = profileText.reasons[changed.reason] ?? profileText.unknownReason;
    if (changed.reason === 'invalid_credentials') return { currentPassword: reason };
    notify(`${text.failed}\n${reason}`, { type: 'error', multiLine: true });
    return undefined;
  }

  return (
    <Section title={text.title}>
      <AccountForm key={changes} schema={passwordSchema} onSave={change} submit={text.submit}>
        <PasswordInput
          source="currentPassword"
          label={text.current}
          isRequired
          autoComplete="current-password"
        />
        <PasswordInput
          source="newPassword"
          label={text.next}
          helperText={text.nextHint}
          isRequired
          autoComplete="new-password"
        />
        <PasswordInput source="confirmPassword" label={text.confirm} isRequired autoComplete="new-password" />
      </AccountForm>
    </Section>
  );
}
