import { type RefObject, useEffect } from 'react';
import { type FieldValues, type UseFormReturn, useFormContext } from 'react-hook-form';

/** The form goes on from the values after a save, except for what was typed since they were sent. Returns whether there is any. */
export function startAgain(
  { getValues, reset, setValue }: UseFormReturn,
  values: FieldValues,
  sent: FieldValues,
): boolean {
  const typedSince = Object.entries(getValues()).filter(([field, value]) => value !== sent[field]);
  reset(values);
  for (const [field, value] of typedSince) setValue(field, value, { shouldDirty: true });
  return typedSince.length > 0;
}

/** Gives the form's methods to the component around it. */
export function FormRef({ form }: { form: RefObject<UseFormReturn | null> }) {
  const methods = useFormContext();
  useEffect(() => {
    form.current = methods;
  }, [form, methods]);
  return null;
}
