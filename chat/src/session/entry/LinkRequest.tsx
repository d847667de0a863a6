import { useState } from 'react';
import { requestLink } from '../../api/entry.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useForm } from '../../ui/useForm.ts';
import { SignInScreen } from '../SignInScreen.tsx';
import { text } from './text.ts';

const failures = { 'too-many': text.link.tooMany, unreachable: text.unreachable };

/** Requests an e-mail with a sign-in link. The answer is always the same, so nobody learns who is a client. */
export default function LinkRequest({ onBack }: { onBack: () => void }) {
  const [isDone, setDone] = useState(false);
  const { isSending, field, failure, submit } = useForm(async (read) => {
    setDone(false);
    const name = read('name').trim();
    if (name === '') return { errors: { name: text.link.nameMissing } };
    const result = await requestLink(name);
    setDone(result.ok);
    return result.ok ? undefined : { failure: failures[result.reason] };
  });

  return (
    <SignInScreen title={text.link.title} onSubmit={submit}>
      <Field
        label={text.link.name}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        required
        {...field('name')}
      />
      <FormFailure detail={failure} />
      <p className="empty:absolute" role="status">
        {isDone && text.link.done}
      </p>
      <Button type="submit" size="large" aria-disabled={isSending}>
        {isSending ? text.link.submitting : text.link.submit}
      </Button>
      <TextButton className="justify-center" icon={null} onClick={onBack}>
        {text.link.withPassword}
      </TextButton>
    </SignInScreen>
  );
}
