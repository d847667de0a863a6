import { type FormEvent, useState } from 'react';
import { requestLink } from '../../api/entry.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { SignInScreen } from '../SignInScreen.tsx';
import { text } from './text.ts';

const failures = { 'too-many': text.link.tooMany, unreachable: text.unreachable };

type Status =
  | { step: 'editing' | 'incomplete' | 'sending' | 'done' }
  | { step: 'failed'; reason: keyof typeof failures };

/** Asks for a mail with a link. The answer is the same for everybody, so nobody learns who is a client. */
export function LinkRequest({ onBack }: { onBack: () => void }) {
  const [status, setStatus] = useState<Status>({ step: 'editing' });
  const isSending = status.step === 'sending';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('name') ?? '').trim();
    if (name === '') {
      setStatus({ step: 'incomplete' });
      form.querySelector('input')?.focus();
      return;
    }
    setStatus({ step: 'sending' });
    const result = await requestLink(name);
    setStatus(result.ok ? { step: 'done' } : { step: 'failed', reason: result.reason });
  };

  return (
    <SignInScreen title={text.link.title} onSubmit={submit}>
      <Field
        label={text.link.name}
        name="name"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        required
        readOnly={isSending}
        error={status.step === 'incomplete' ? text.link.nameMissing : undefined}
      />
      <FormFailure detail={status.step === 'failed' ? failures[status.reason] : undefined} />
      <p className="empty:absolute" role="status">
        {status.step === 'done' && text.link.done}
      </p>
      <Button type="submit" size="large" disabled={isSending}>
        {isSending ? text.link.submitting : text.link.submit}
      </Button>
      <TextButton className="justify-center" icon={null} onClick={onBack}>
        {text.link.withPassword}
      </TextButton>
    </SignInScreen>
  );
}
