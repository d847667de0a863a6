import { useEffect, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { useBeforeUnload } from 'react-router';
import { dropDraft, readDraft, writeDraft } from './draft.ts';

export interface Kept {
  draftKey: string;
  /** What the changes are based on, if that is not what the fields held before. */
  base?: Record<string, unknown> | undefined;
  /** What was saved last, if the form stays open afterwards. */
  saved?: FieldValues | undefined;
}

/**
 * Keeps the changes in the form around it as a draft, with what they are based on, and restores them after a reload, the
 * back button or a lost session. `opened` is the record as it was before the first of them.
 */
export function useKeptChanges({ draftKey, base, saved }: Kept) {
  const record = useRecordContext();
  const { control, formState, setValue, reset } = useFormContext();
  const { isReady, defaultValues = {} } = formState;
  const values = useWatch({ control });
  const [step, setStep] = useState<'reading' | 'keeping'>('reading');
  const [isRestored, setRestored] = useState(false);
  const [opened, setOpened] = useState<FieldValues | undefined>(record);
  const [savedBefore, setSavedBefore] = useState(saved);

  useEffect(() => {
    // Before `isReady`, react-admin is still filling the form with the record.
    if (!isReady || step === 'keeping') return;
    const draft = readDraft(draftKey);
    const fields = Object.entries(draft.values);
    for (const [field, value] of fields) setValue(field, value, { shouldDirty: true });
    setOpened((shown) => ({ ...shown, ...draft.base }));
    setRestored(fields.length > 0);
    setStep('keeping');
  }, [isReady, step, draftKey, setValue]);

  const changed = Object.keys(values).filter((field) => !isSame(values[field], defaultValues[field]));
  const isChanged = changed.length > 0;
  if (step === 'keeping' && !isChanged && opened !== record) setOpened(record);
  if (savedBefore !== saved) {
    setSavedBefore(saved);
    setRestored(false);
    setOpened({ ...record, ...saved });
  }

  // What is preset is kept with the changes: later, something else may be preset.
  const kept = Object.keys(values).filter(
    (field) =>
      changed.includes(field) || (isChanged && isSame(record?.[field], null) && !isSame(values[field], null)),
  );
  const json = JSON.stringify({
    values: Object.fromEntries(kept.map((field) => [field, values[field]])),
    base: base ?? Object.fromEntries(kept.map((field) => [field, opened?.[field] ?? null])),
  });
  useEffect(() => {
    if (step === 'keeping') writeDraft(draftKey, JSON.parse(json));
  }, [step, draftKey, json]);

  useBeforeUnload((event) => {
    if (isChanged) event.preventDefault();
  });

  function drop() {
    reset();
    dropDraft(draftKey);
    setRestored(false);
  }
  return { isRestored, opened, drop };
}

/** Whether two values of a field are the same; an empty one is null, undefined or an empty text. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
