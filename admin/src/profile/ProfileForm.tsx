import { zodResolver } from '@hookform/resolvers/zod';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQueryClient } from '@tanstack/react-query';
import { Form, useNotify } from 'ra-core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { dropDraft } from '../forms/draft.ts';
import { Field } from '../forms/Field.tsx';
import { RestoredNotice } from '../forms/RestoredNotice.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useDraft } from '../forms/useDraft.ts';
import { type Account, saveAccount } from '../providers/account.ts';
import { profileSchema } from './profileSchema.ts';
import { Section } from './Section.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { profileText } from './text.ts';

/** Refusals that belong to the address. */
const ABOUT_EMAIL = ['email_exists', 'email_address_invalid'];

export function ProfileForm({ account }: { account: Account }) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [saves, setSaves] = useState(0);
  const draftKey = `profile/${account.email}`;

  /** @returns what is wrong with which field. */
  async function save(values: Account): Promise<{ email: string } | undefined> {
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
    dropDraft(draftKey);
    await queryClient.invalidateQueries({ queryKey: ['account'] });
    await queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
    // Remounts the form: an unconfirmed new address is not shown yet.
    setSaves(saves + 1);
    return undefined;
  }

  return (
    <Section title={profileText.details}>
      <Form
        key={saves}
        record={{ id: 'account', ...account }}
        resolver={zodResolver<FieldValues, unknown, FieldValues>(profileSchema)}
        // The resolver has checked them.
        onSubmit={(values: FieldValues) => save(values as Account)}
        // The fields show their own errors.
        disableInvalidFormNotification
        noValidate
      >
        <Fields draftKey={draftKey} />
      </Form>
    </Section>
  );
}

function Fields({ draftKey }: { draftKey: string }) {
  const draft = useDraft(draftKey);
  return (
    <>
      <RestoredNotice draft={draft} />
      <TextField source="name" label={profileText.name} isRequired autoComplete="name" />
      <TextField
        source="email"
        type="email"
        label={profileText.email}
        hint={profileText.emailHint}
        isRequired
        autoComplete="email"
      />
      <Field id="role" source="role" label={profileText.role} isRequired>
        <OutlinedInput id="role" value={profileText.roleName} readOnly />
      </Field>
      <TextField source="bio" label={profileText.bio} rows={3} />
      <SubmitButton label={profileText.save} />
    </>
  );
}
