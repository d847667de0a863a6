import { useState } from 'react';
import { useRecordContext, useTranslateLabel } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { text } from '../text.ts';

/** Says what somebody else has saved since the form was opened, where something else was typed here. */
export function ChangedMeanwhile() {
  const record = useRecordContext();
  const labelOf = useTranslateLabel();
  const { dirtyFields } = useFormState();
  const typed = useWatch();
  const [opened] = useState(record);
  const fields = Object.keys(dirtyFields).filter(
    (field) => record?.[field] !== opened?.[field] && record?.[field] !== typed[field],
  );
  if (fields.length === 0) return null;
  return (
    <div role="alert" className="notice">
      <strong>{text.form.changedMeanwhile}</strong>
      {fields.map((field) => (
        <div key={field}>
          {text.form.theirs(String(labelOf({ source: field })))} <q>{String(record?.[field] ?? '')}</q>
        </div>
      ))}
    </div>
  );
}
