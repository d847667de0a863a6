import { type FormEvent, useState } from 'react';
import { useToast } from '../../ui/ToastProvider.tsx';

type Status =
  | { step: 'editing' }
  | { step: 'invalid'; error: string }
  | { step: 'saving' }
  | { step: 'failed'; failure: string };

/** The field is not valid, the call failed, or it is done. */
type Outcome = { error: string } | { failure: string } | { done: string; detail?: string; isReset?: boolean };

interface Detail {
  field: string;
  save: (typed: string) => Promise<Outcome>;
}

/** A form with one field that is saved on its own. Whatever goes wrong, what was typed stays. */
export function useDetail({ field, save }: Detail) {
  const [status, setStatus] = useState<Status>({ step: 'editing' });
  const toast = useToast();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = String(new FormData(form).get(field) ?? '');
    setStatus({ step: 'saving' });
    const outcome = await save(typed);
    if ('error' in outcome) {
      setStatus({ step: 'invalid', error: outcome.error });
      form.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
    } else if ('failure' in outcome) setStatus({ step: 'failed', failure: outcome.failure });
    else {
      setStatus({ step: 'editing' });
      if (outcome.isReset) form.reset();
      toast({ tone: 'success', title: outcome.done, text: outcome.detail });
    }
  };

  return {
    status,
    submit,
    /** What its field is given. */
    input: {
      name: field,
      readOnly: status.step === 'saving',
      error: status.step === 'invalid' ? status.error : undefined,
    },
  };
}
