import { zodResolver } from '@hookform/resolvers/zod';
import { Form, useNotify } from 'ra-core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PasswordField } from '../forms/PasswordField.tsx';
import { changePassword } from '../providers/account.ts';
import { type NewPassword, passwordSchema } from './passwordSchema.ts';
import { Section } from './Section.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { profileText } from './text.ts';

const { password: text } = profileText;

/** What was typed stays until the change has worked. */
export function PasswordForm() {
  const notify = useNotify();
  const [changes, setChanges] = useState(0);

  async function change({ currentPassword, newPassword }: NewPassword) {
    const changed = await changePassword(currentPassword, newPassword);
    if (changed.ok) {
      notify(text.changed, { type: 'success' });
      // Remounts the form, empty and without unsaved changes.
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
      <Form
        key={changes}
        resolver={zodResolver<FieldValues, unknown, FieldValues>(passwordSchema)}
        // The resolver has checked them.
        onSubmit={(values: FieldValues) => change(values as NewPassword)}
        disableInvalidFormNotification
        noValidate
      >
        <PasswordField source="currentPassword" label={text.current} autoComplete="current-password" />
        <PasswordField
          source="newPassword"
          label={text.next}
          hint={text.nextHint}
          autoComplete="new-password"
        />
        <PasswordField source="confirmPassword" label={text.confirm} autoComplete="new-password" />
        <SubmitButton label={text.submit} />
      </Form>
    </Section>
  );
}
