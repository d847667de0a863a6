import { zodResolver } from '@hookform/resolvers/zod';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { Form, useNotify } from 'ra-core';
import { TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { type Account, saveAccount } from '../providers/account.ts';
import { profileSchema } from './profileSchema.ts';
import { Section } from './Section.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { profileText } from './text.ts';

/** Name, address and a few words, kept with the account itself. */
export function ProfileForm({ account }: { account: Account }) {
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function save(values: Account) {
    const saved = await saveAccount(values, account.email);
    if (!saved.ok) {
      const reason = profileText.reasons[saved.reason] ?? profileText.unknownReason;
      notify(`${profileText.saveFailed}\n${reason}`, { type: 'error', multiLine: true });
      return;
    }
    notify(saved.isEmailPending ? profileText.emailPending(values.email) : profileText.saved, {
      type: 'success',
      multiLine: true,
    });
    await queryClient.invalidateQueries({ queryKey: ['account'] });
    await queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
  }

  return (
    <Section title={profileText.details}>
      <Form
        // A saved address that waits for its confirmation is shown as it still is.
        record={{ id: 'account', ...account }}
        resolver={zodResolver<FieldValues, unknown, FieldValues>(profileSchema)}
        // It has passed the schema.
        onSubmit={(values: FieldValues) => save(values as Account)}
        disableInvalidFormNotification
        warnWhenUnsavedChanges
        noValidate
      >
        <TextInput source="name" label={profileText.name} autoComplete="name" required />
        <TextInput
          source="email"
          type="email"
          label={profileText.email}
          helperText={profileText.emailHint}
          autoComplete="email"
          required
        />
        <TextField
          label={profileText.role}
          value={profileText.roleName}
          fullWidth
          margin="dense"
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        <TextInput source="bio" label={profileText.bio} multiline minRows={3} />
        <SubmitButton label={profileText.save} />
      </Form>
    </Section>
  );
}
