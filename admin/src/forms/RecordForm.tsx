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
import { useIsUploading } from '../images/Uploads.tsx';
import { text } from '../text.ts';
import { FormError } from '../ui/FormError.tsx';
import { useWords } from '../ui/useWords.ts';
import { HistoryButton } from '../versions/HistoryButton.tsx';
import { valueInWords } from '../versions/valueInWords.ts';
import { checkedBy } from './checkedBy.ts';
import { Notice } from './Notice.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';

/** Shared between a form and the dialog around it. */
export const FormContext = createContext({
  /** The key under which the draft of this form is stored. */
  draftKey: '',
  /** Why saving failed, in words. */
  error: undefined as string | undefined,
  /** Why saving failed, as PostgreSQL's code. */
  code: undefined as string | undefined,
  cancel() {},
});

interface Props {
  schema: ZodMiniType<FieldValues, FieldValues>;
  defaultValues?: FieldValues;
  children: ReactNode;
  /** Returns help for an error code, shown below the error. */
  helpFor?: (code: string) => ReactNode;
}

/** The form of a record, with the same rules as in the database. Unsaved changes are kept as a draft. */
export function RecordForm({ schema, defaultValues, children, helpFor }: Props) {
  const { draftKey } = useContext(FormContext);
  return (
    <SimpleForm
      {...checkedBy(schema)}
      defaultValues={defaultValues}
      toolbar={<FormToolbar helpFor={helpFor} />}
    >
      <RestoredNotice draftKey={draftKey} />
      <ChangedMeanwhile />
      {children}
    </SimpleForm>
  );
}

/** Shows what somebody else has saved since the first change here, for fields that were changed here as well. */
export function ChangedMeanwhile({ title = text.form.changedMeanwhile }: { title?: string }) {
  const record = useRecordContext();
  const labelOf = useTranslateLabel();
  const { dirtyFields } = useFormState();
  const typed = useWatch();
  const [opened, setOpened] = useState(record);
  const changed = Object.keys(dirtyFields);
  if (changed.length === 0 && opened !== record) setOpened(record);
  const fields = changed.filter(
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

/** The buttons, and above them why saving failed: a long form ends below the screen, but its buttons stay in view. */
function FormToolbar({ helpFor }: Pick<Props, 'helpFor'>) {
  const { error, code, cancel } = useContext(FormContext);
  const isUploading = useIsUploading();
  const { saving = false } = useSaveContext();
  const translate = useTranslate();
  const words = useWords();
  const isBusy = saving || isUploading;
  return (
    <Toolbar className="flex-col items-stretch gap-3">
      {error && <FormError text={error}>{code && helpFor?.(code)}</FormError>}
      <div className="flex justify-end gap-2">
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
      </div>
    </Toolbar>
  );
}
