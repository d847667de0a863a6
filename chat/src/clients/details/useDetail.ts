import { type FormEvent, useState } from 'react';
import { useToast } from '../../ui/Toasts.tsx';

type Status =
  | { step: 'editing' }
  | { step: 'invalid'; problem: string }
  | { step: 'saving' }
  | { step: 'failed'; failure: string };

/** What saving came to: something is wrong with the field, the call failed, or it is done. */
type Outcome =
  | { problem: string }
  | { failure: string }
  | { done: string; detail?: string; isEmptied?: boolean };

interface Detail {
  /** The name of the one field. */
  field: string;
  save: (typed: string) => Promise<Outcome>;
}

/** The rules of a form with one field that is saved on its own. Whatever goes wrong, what was typed stays. */
export function useDetail({ field, save }: Detail) {
  const [status, setStatus] = useState<Status>({ step: 'editing' });
  const toast = useToast();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = String(new FormData(form).get(field) ?? '');
    setStatus({ step: 'saving' });
    const outcome = await save(typed);
    if ('problem' in outcome) {
      setStatus({ step: 'invalid', problem: outcome.problem });
      form.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
    } else if ('failure' in outcome) setStatus({ step: 'failed', failure: outcome.failure });
    else {
      setStatus({ step: 'editing' });
      if (outcome.isEmptied) form.reset();
      const { done: title, detail } = outcome;
      toast({ kind: 'success', title, ...(detail !== undefined && { detail }) });
    }
  };

  return { status, submit };
}
