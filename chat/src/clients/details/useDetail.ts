import { useToast } from '../../ui/ToastProvider.tsx';
import { useForm } from '../../ui/useForm.ts';

/** The field is invalid, the call failed, or the value is saved. */
type Outcome = { error: string } | { failure: string } | { done: string; detail?: string };

interface Detail {
  field: string;
  save: (typed: string) => Promise<Outcome>;
}

/** A form with one field that is saved on its own. */
export function useDetail({ field, save }: Detail) {
  const toast = useToast();
  const form = useForm(async (read) => {
    const outcome = await save(read(field));
    if ('error' in outcome) return { errors: { [field]: outcome.error } };
    if ('failure' in outcome) return outcome;
    toast({ tone: 'success', title: outcome.done, text: outcome.detail });
    return undefined;
  });
  return {
    ...form,
    /** The properties of its field. */
    input: { name: field, readOnly: form.isSending, error: form.errors[field] },
  };
}
