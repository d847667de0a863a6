import { passwordProblem } from '@vitrina/shared/schemas/account.ts';
import { passwordReasons, passwordText as text } from '@vitrina/shared/signIn/password/text.ts';
import { type FormEvent, useState } from 'react';
import { changePassword } from '../../../api/password.ts';
import { text as sessionText } from '../text.ts';

interface Errors {
  current?: string;
  next?: string;
}

type Status =
  | { step: 'editing' | 'sending' }
  | { step: 'invalid'; errors: Errors }
  | { step: 'failed'; reason: string };

/** The state of the form for a new password. */
export function usePasswordChange(onChanged: () => void) {
  const [status, setStatus] = useState<Status>({ step: 'editing' });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const passwords = { current: String(typed.get('current') ?? ''), next: String(typed.get('next') ?? '') };
    const refuse = (errors: Errors) => {
      setStatus({ step: 'invalid', errors });
      form.querySelector<HTMLInputElement>(`[name=${Object.keys(errors)[0]}]`)?.focus();
    };

    const errors = checked(passwords);
    if (Object.keys(errors).length > 0) return refuse(errors);
    setStatus({ step: 'sending' });
    const result = await changePassword(passwords);
    if (result.ok) return onChanged();
    const reason = passwordReasons[result.reason] ?? sessionText.tryAgain;
    if (result.reason === 'invalid_credentials') refuse({ current: reason });
    else setStatus({ step: 'failed', reason });
  };

  return { status, submit };
}

function checked({ current, next }: { current: string; next: string }): Errors {
  const problem = passwordProblem(next);
  return {
    ...(current === '' && { current: text.currentMissing }),
    ...(problem && { next: problem === 'short' ? text.tooShort : text.tooLong }),
  };
}
