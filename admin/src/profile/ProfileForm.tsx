import { TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { emailAddress, optionalText, requiredText } from '@vitrina/shared/schemas/fields.ts';
import { useRef, useState } from 'react';
import { TextInput, useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { DraftNotices } from '../forms/DraftNotices.tsx';
import { dropDraft } from '../forms/draft.ts';
import { FormRef, startAgain } from '../forms/startAgain.tsx';
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

const DRAFT = 'profile';

export function ProfileForm({ account }: { account: Account }) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const form = useRef<UseFormReturn>(null);
  const [saved, setSaved] = useState<Account>();

  async function save(values: Account) {
    const sent = form.current?.getValues() ?? {};
    const answer = await saveAccount(values, account.email);
    if (!answer.ok) {
      const reason = profileText.reasons[answer.reason] ?? profileText.unknownReason;
      notify(`${profileText.saveFailed}\n${reason}`, { type: 'error', multiLine: true });
      return ABOUT_EMAIL.includes(answer.reason) ? { email: reason } : undefined;
    }
    const isEmailPending = answer.value.email.toLowerCase() !== values.email.toLowerCase();
    notify(isEmailPending ? profileText.emailPending(values.email) : profileText.saved, {
      type: 'success',
      multiLine: true,
    });
    // The old address is shown until the new one is confirmed.
    const isTypedOn = form.current !== null && startAgain(form.current, answer.value, sent);
    setSaved(answer.value);
    queryClient.setQueryData(['account'], answer.value);
    void queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
    // What was typed meanwhile is still a draft.
    if (!isTypedOn) dropDraft(DRAFT);
    return undefined;
  }

  return (
    <Section title={profileText.details}>
      <AccountForm
        record={{ id: 'account', ...account }}
        schema={profileSchema}
        onSave={save}
        submit={profileText.save}
      >
        <DraftNotices draftKey={DRAFT} saved={saved} />
        <FormRef form={form} />
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
