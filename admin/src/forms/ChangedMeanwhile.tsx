import { type ReactNode, useState } from 'react';
import { useRecordContext, useTranslateLabel } from 'react-admin';
import { type FieldValues, useFormState, useWatch } from 'react-hook-form';
import { text } from '../text.ts';
import { useValueInWords } from '../versions/useValueInWords.ts';
import { Notice } from './Notice.tsx';
import { isSame } from './useKeptChanges.ts';

export interface Saver {
  /** Who has saved the record last. */
  by?: string | null | undefined;
  /** The title of the notice, by who has changed the fields. */
  titleOf?: ((by: string | null) => ReactNode) | undefined;
}

interface Props extends Saver {
  /** The record as it was before the first change here. */
  opened: FieldValues | undefined;
}

/** Shows what somebody else has saved since the first change here, for fields that were changed here as well. */
export function ChangedMeanwhile({ opened, by = null, titleOf = () => text.form.changedMeanwhile }: Props) {
  const record = useRecordContext();
  const labelOf = useTranslateLabel();
  const valueInWords = useValueInWords();
  const { dirtyFields } = useFormState();
  const typed = useWatch();
  const theirs = Object.keys(dirtyFields).filter((field) => !isSame(record?.[field], opened?.[field]));
  // Whoever saves the record later may have changed something else.
  const version = JSON.stringify(theirs.map((field) => record?.[field]));
  const [change, setChange] = useState({ version, by });
  if (change.version !== version) setChange({ version, by });
  const fields = theirs.filter((field) => !isSame(record?.[field], typed[field]));
  if (fields.length === 0) return null;
  return (
    <Notice role="alert">
      <strong>{titleOf(change.by)}</strong>
      {fields.map((field) => (
        <div key={field} className="basis-full">
          {text.form.theirs(String(labelOf({ source: field })))} <q>{valueInWords(field, record?.[field])}</q>
        </div>
      ))}
    </Notice>
  );
}
