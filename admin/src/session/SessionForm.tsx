import { Button } from '@mui/material';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { text } from '../text.ts';
import { FormError } from '../ui/FormError.tsx';
import { SessionField } from './SessionField.tsx';
import { sessionFailure } from './sessionFailure.ts';

interface Field<Name> extends Omit<ComponentProps<typeof SessionField>, 'error' | 'name'> {
  name: Name;
  /** Returns what is wrong with the value, if anything. */
  problemOf: (typed: string) => string | undefined;
}

interface Props<Name extends string> {
  fields: Field<Name>[];
  send: (typed: Record<Name, string>) => Promise<unknown>;
  submit: string;
  submitting: string;
}

type Status<Typed> =
  | { step: 'editing' | 'sending' }
  | { step: 'incomplete'; typed: Typed }
  | { step: 'failed'; reason: string };

/** The form of a page before the sign-in. After a failure the fields keep their values. */
export function SessionForm<Name extends string>({ fields, send, submit, submitting }: Props<Name>) {
  const [status, setStatus] = useState<Status<Record<Name, string>>>({ step: 'editing' });
  const isSending = status.step === 'sending';

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const values = fields.map(({ name }) => [name, String(data.get(name))]);
    const typed = Object.fromEntries(values) as Record<Name, string>;
    const wrong = fields.find(({ name, problemOf }) => problemOf(typed[name]));
    if (wrong) {
      setStatus({ step: 'incomplete', typed });
      form.querySelector<HTMLElement>(`[name="${wrong.name}"]`)?.focus();
      return;
    }
    setStatus({ step: 'sending' });
    try {
      await send(typed);
    } catch (error) {
      setStatus({ step: 'failed', reason: sessionFailure(error) });
    }
  }

  return (
    // noValidate: the browser's own messages come in the browser's language and hide ours.
    <form noValidate onSubmit={check} className="grid gap-5">
      {status.step === 'failed' && <FormError text={status.reason} />}
      {fields.map(({ problemOf, ...field }) => (
        <SessionField
          key={field.name}
          {...field}
          error={status.step === 'incomplete' && problemOf(status.typed[field.name])}
        />
      ))}
      <Button type="submit" variant="contained" size="large" disabled={isSending}>
        {isSending ? submitting : submit}
      </Button>
    </form>
  );
}

/** The field for whom to sign in. */
export const userNameField = {
  name: 'userName',
  autoComplete: 'username',
  autoCapitalize: 'none',
  spellCheck: false,
  problemOf: (typed: string) => (typed.trim() ? undefined : text.signIn.userNameMissing),
} as const;
