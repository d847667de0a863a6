import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { dropDraft, readDraft, writeDraft } from './draft.ts';

/** Saves unsaved changes as a draft, and restores it after a reload, the back button, or a session that ended. */
export function useDraft(key: string) {
  const { control, formState, setValue, reset } = useFormContext();
  const { isReady, defaultValues = {} } = formState;
  const values = useWatch({ control });
  const [step, setStep] = useState<'reading' | 'keeping'>('reading');
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    // Until then react-admin is still filling the form with the record.
    if (!isReady || step === 'keeping') return;
    const fields = Object.entries(readDraft(key).values);
    for (const [field, value] of fields) setValue(field, value, { shouldDirty: true });
    setRestored(fields.length > 0);
    setStep('keeping');
  }, [isReady, step, key, setValue]);

  const changed = changedFields(values, defaultValues);
  const isChanged = Object.keys(changed).length > 0;
  const json = JSON.stringify(changed);
  useEffect(() => {
    if (step === 'keeping') writeDraft(key, { values: JSON.parse(json) });
  }, [step, key, json]);

  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  return {
    isRestored,
    drop() {
      reset();
      dropDraft(key);
      setRestored(false);
    },
  };
}

type Fields = Record<string, unknown>;

function changedFields(values: Fields, defaults: Fields): Fields {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => (value ?? '') !== (defaults[field] ?? '')),
  );
}
