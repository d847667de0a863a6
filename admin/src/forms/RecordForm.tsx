import { Button } from '@mui/material';
import { createContext, type ReactNode, useContext, useState } from 'react';
import {
  SaveButton,
  SimpleForm,
  Toolbar,
  useRecordContext,
  useSaveContext,
  useTranslate,
  useTranslateLabel,
} from 'react-admin';
import { type FieldValues, useFormState, useWatch } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { text } from '../text.ts';
import { FormError } from '../ui/FormError.tsx';
import { useWords } from '../ui/useWords.ts';
import { HistoryButton } from '../versions/HistoryButton.tsx';
import { valueInWords } from '../versions/valueInWords.ts';
import { checkedBy } from './checkedBy.ts';
import { Notice } from './Notice.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';

/** What the window around a form knows of it. */
export const FormContext = createContext({
  /** Names the draft of this form. */
  draftKey: '',
  /** Why it could not be saved. */
  error: undefined as string | undefined,
  /** The same as PostgreSQL's code. */
  code: undefined as string | undefined,
  cancel() {},
  /** While a picture is on its way the form cannot be saved. */
  isUploading: false,
  setUploading(_isUploading: boolean) {},
});

interface Props {
  schema: ZodMiniType<FieldValues, FieldValues>;
  defaultValues?: FieldValues;
  children: ReactNode;
  /** Below an error, by its code: what can be done about it. */
  helpFor?: (code: string) => ReactNode;
}

/** The inputs of a record, checked as the database checks them; what is typed is kept as a draft until it is saved. */
export function RecordForm({ schema, defaultValues, children, helpFor }: Props) {
  const { draftKey, error, code } = useContext(FormContext);
  return (
    <SimpleForm {...checkedBy(schema)} defaultValues={defaultValues} toolbar={<FormToolbar />}>
      <RestoredNotice draftKey={draftKey} />
      <ChangedMeanwhile />
      {children}
      {error && <FormError text={error}>{code && helpFor?.(code)}</FormError>}
    </SimpleForm>
  );
}

/** Says what somebody else has saved since the form was opened, where something else was typed here. */
export function ChangedMeanwhile({ title = text.form.changedMeanwhile }: { title?: string }) {
  const record = useRecordContext();
  const labelOf = useTranslateLabel();
  const { dirtyFields } = useFormState();
  const typed = useWatch();
  const [opened] = useState(record);
  const fields = Object.keys(dirtyFields).filter(
    (field) =>
      JSON.stringify(record?.[field]) !== JSON.stringify(opened?.[field]) &&
      JSON.stringify(record?.[field]) !== JSON.stringify(typed[field]),
  );
  if (fields.length === 0) return null;
  return (
    <Notice role="alert">
      <strong>{title}</strong>
      {fields.map((field) => (
        <div key={field} className="basis-full">
          {text.form.theirs(String(labelOf({ source: field })))} <q>{valueInWords(record?.[field])}</q>
        </div>
      ))}
    </Notice>
  );
}

function FormToolbar() {
  const { cancel, isUploading } = useContext(FormContext);
  const { saving = false } = useSaveContext();
  const translate = useTranslate();
  const words = useWords();
  const isBusy = saving || isUploading;
  return (
    <Toolbar>
      <HistoryButton />
      <Button variant="outlined" color="inherit" onClick={cancel} disabled={saving}>
        {translate('ra.action.cancel')}
      </Button>
      <SaveButton
        icon={null}
        label={saving ? text.form.saving : words('action.save', { _: text.form.save })}
        alwaysEnable={!isBusy}
        disabled={isBusy}
      />
    </Toolbar>
  );
}
