import { TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { emailAddress, optionalText, requiredText } from '@vitrina/shared/schemas/fields.ts';
import { useState } from 'react';
import { TextInput, useNotify } from 'react-admin';
import * as z from 'zod/mini';
import { DraftNotices } from '../forms/DraftNotices.tsx';
import { dropDraft } from '../forms/draft.ts';
import { type Account, saveAccount } from '../providers/account.ts';
import { Section } from '../ui/Section.tsx';
import { AccountForm } from './AccountForm.tsx';
import { profileText } from './text.ts';

const profileSchema = z.object({
  name: requiredText(profileText.nameMissing, 100),
  email: emailAddress(profileText.emailInvalid),
  bio: optionalText(1000),
}) satisfies z.ZodMiniType<Account>;

/** Codes of errors that are shown beside the e-mail field. */
const ABOUT_EMAIL = ['email_exists', 'email_address_invalid'];

export function ProfileForm({ account }: { account: Account }) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [saves, setSaves] = useState(0);
  const draftKey = `profile/${account.email}`;

  async function save(values: Account) {
    const saved = await saveAccount(values, account.email);
    if (!saved.ok) {
      const reason = profileText.reasons[saved.reason] ?? profileText.unknownReason;
      notify(`${profileText.saveFailed}\n${reason}`, { type: 'error', multiLine: true });
      return ABOUT_EMAIL.includes(saved.reason) ? { email: reason } : undefined;
    }
    notify(saved.value.isEmailPending ? profileText.emailPending(values.email) : profileText.saved, {
      type: 'success',
      multiLine: true,
    });
    await queryClient.invalidateQueries({ queryKey: ['account'] });
    await queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
    // Only now: while the form waits for its new values, it still keeps the old ones as a draft.
    dropDraft(draftKey);
    // Remounts the form, which shows the old address until the new one is confirmed.
    setSaves(saves + 1);
    return undefined;
  }

  return (
    <Section title={profileText.details}>
      <AccountForm
        key={saves}
        record={{ id: 'account', ...account }}
        schema={profileSchema}
        onSave={save}
        submit={profileText.save}
      >
        <DraftNotices draftKey={draftKey} />
        <TextInput source="name" label={profileText.name} isRequired autoComplete="name" />
        <TextInput
          source="email"
          type="email"
          label={profileText.email}
          helperText={profileText.emailHint}
          isRequired
          autoComplete="email"
        />
        <TextField
          id="role"
          label={profileText.role}
          value={profileText.roleName}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        <TextInput source="bio" label={profileText.bio} multiline rows={3} />
      </AccountForm>
    </Section>
  );
}
