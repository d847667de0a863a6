import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { text } from '../text.ts';
import { dropDraft, readDraft, writeDraft } from './draft.ts';
import { Notice } from './Notice.tsx';

/**
 * Stores the changes in the form around it as a draft, restores them after a reload, the back button or a lost session, and
 * says so.
 */
export function RestoredNotice({ draftKey }: { draftKey: string }) {
  const { control, formState, setValue, reset } = useFormContext();
  const { isReady, defaultValues = {} } = formState;
  const values = useWatch({ control });
  const [step, setStep] = useState<'reading' | 'keeping'>('reading');
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    // Before `isReady`, react-admin is still filling the form with the record.
    if (!isReady || step === 'keeping') return;
    const fields = Object.entries(readDraft(draftKey).values);
    for (const [field, value] of fields) setValue(field, value, { shouldDirty: true });
    setRestored(fields.length > 0);
    setStep('keeping');
  }, [isReady, step, draftKey, setValue]);

  const changed = Object.entries(values).filter(
    ([field, value]) => JSON.stringify(value ?? '') !== JSON.stringify(defaultValues[field] ?? ''),
  );
  const isChanged = changed.length > 0;
  const json = JSON.stringify(Object.fromEntries(changed));
  useEffect(() => {
    if (step === 'keeping') writeDraft(draftKey, { values: JSON.parse(json) });
  }, [step, draftKey, json]);

  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  if (!isRestored) return null;
  const drop = () => {
    reset();
    dropDraft(draftKey);
    setRestored(false);
  };
  return (
    <Notice role="status">
      {text.form.restored}
      <Button color="inherit" onClick={drop}>
        {text.form.dropRestored}
      </Button>
    </Notice>
  );
}
