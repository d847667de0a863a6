import { Button } from '@mui/material';
import { createContext, type ReactNode, useContext } from 'react';
import { SaveButton, SimpleForm, Toolbar, useSaveContext, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { useIsUploading } from '../images/Uploads.tsx';
import { text } from '../text.ts';
import { FormError } from '../ui/FormError.tsx';
import { useWords } from '../ui/useWords.ts';
import { HistoryButton } from '../versions/HistoryButton.tsx';
import { checkedBy } from './checkedBy.ts';
import { DraftNotices } from './DraftNotices.tsx';

/** Shared between a form and the dialog around it. */
export const FormContext = createContext({
  /** The key under which the draft of this form is stored. */
  draftKey: '',
  /** Why saving failed, in words and as PostgreSQL's code. */
  failed: undefined as { reason: string; code: string | undefined } | undefined,
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
      <DraftNotices draftKey={draftKey} />
      {children}
    </SimpleForm>
  );
}

/** The buttons, and above them why saving failed: a long form ends below the screen, but its buttons stay in view. */
function FormToolbar({ helpFor }: Pick<Props, 'helpFor'>) {
  const { failed, cancel } = useContext(FormContext);
  const isUploading = useIsUploading();
  const { saving = false } = useSaveContext();
  const translate = useTranslate();
  const words = useWords();
  const isBusy = saving || isUploading;
  return (
    <Toolbar className="flex-col items-stretch gap-3">
      {failed && <FormError text={failed.reason}>{failed.code && helpFor?.(failed.code)}</FormError>}
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
