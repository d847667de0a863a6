import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { useForm } from '../../ui/useForm.ts';

/** The value is invalid, the call failed, or it is saved. */
export type Outcome = { error: string } | { failure: string } | { done: string; detail?: string };

interface Props {
  field: string;
  text: { save: string; saving: string };
  autoComplete?: 'off';
  save: (typed: string) => Promise<Outcome>;
  /** Renders the field. */
  children: (input: { name: string; readOnly: boolean; error: string | undefined }) => ReactNode;
}

/** A form with one field that is saved on its own, in a dialog with several such forms. */
export function DetailForm({ field, text, autoComplete, save, children }: Props) {
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState(0);
  // The field shows what was saved, which may be spelled differently from what was typed.
  useEffect(() => {
    if (saved > 0) form.current?.reset();
  }, [saved]);

  const {
    isSending,
    failure,
    submit,
    field: input,
  } = useForm(async (read) => {
    const outcome = await save(read(field));
    if ('error' in outcome) return { errors: { [field]: outcome.error } };
    if ('failure' in outcome) return outcome;
    toast({ tone: 'success', title: outcome.done, text: outcome.detail });
    setSaved((times) => times + 1);
    return undefined;
  });
  return (
    <form
      ref={form}
      className="grid grid-cols-1 gap-3 border-b border-line pb-5"
      method="post"
      noValidate
      autoComplete={autoComplete}
      onSubmit={submit}
    >
      {children(input(field))}
      <FormFailure detail={failure} />
      <div>
        <Button variant="ghost" type="submit" aria-disabled={isSending}>
          {isSending ? text.saving : text.save}
        </Button>
      </div>
    </form>
  );
}
