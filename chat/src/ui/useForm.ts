import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { text } from '../text.ts';
import { useToast } from './ToastProvider.tsx';
import { withoutZeros } from './withoutZeros.ts';

/** What is wrong, by the name of the field. */
export type FormErrors = Partial<Record<string, string>>;

/** Fields that are wrong, or why the form as a whole could not be sent; nothing after a success. */
type FormOutcome = { errors: FormErrors; failure?: never } | { failure: string; errors?: never } | undefined;

type ReadField = (name: string) => string;

/**
 * A form that is checked and sent with one call. What was typed stays, whatever the outcome, and the first wrong field gets
 * the focus. While it is sent its button is `aria-disabled`: one that is disabled loses the focus.
 */
export function useForm(send: (read: ReadField, typed: FormData) => FormOutcome | Promise<FormOutcome>) {
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<FormOutcome>();
  const toast = useToast();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const typed = withoutZeros(new FormData(form));
    setSending(true);
    let next: FormOutcome;
    try {
      next = await send((name) => String(typed.get(name) ?? ''), typed);
    } catch (error) {
      // Failures that are expected are outcomes. After one that is none, the form must not stay busy for ever.
      console.error('A form could not be sent:', error);
      toast({ tone: 'error', title: text.broken, text: text.tryAgain });
    }
    // The field can be found only after its error has been rendered.
    flushSync(() => {
      setOutcome(next);
      setSending(false);
    });
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };

  const errors = outcome?.errors ?? NO_ERRORS;
  return {
    isSending,
    errors,
    failure: outcome?.failure,
    submit,
    /** The attributes of a field, which keeps its text while it is sent. */
    field: (name: string) => ({ name, readOnly: isSending, error: errors[name] }),
  };
}

export type FormField = ReturnType<typeof useForm>['field'];

const NO_ERRORS: FormErrors = {};
