import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { SaveButton, SimpleForm, Toolbar, useSaveContext, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { text } from '../text.ts';
import { FormError } from '../ui/FormError.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { useForm } from './formContext.ts';
import { RestoredNotice } from './RestoredNotice.tsx';

interface Props {
  schema: ZodMiniType<FieldValues, FieldValues>;
  defaultValues?: FieldValues;
  children: ReactNode;
}

// A refetched record must not overwrite what was typed.
const KEEP_TYPED = { keepDirtyValues: true };

/** The inputs of a record, checked as the database checks them; what is typed is kept as a draft until it is saved. */
export function RecordForm({ schema, defaultValues, children }: Props) {
  const { draftKey, error } = useForm();
  return (
    <SimpleForm
      noValidate
      resolver={zodResolver(schema)}
      defaultValues={defaultValues}
      resetOptions={KEEP_TYPED}
      // The fields show their own errors.
      disableInvalidFormNotification
      toolbar={<FormToolbar />}
    >
      <RestoredNotice draftKey={draftKey} />
      <ChangedMeanwhile />
      {children}
      {error && <FormError text={error} />}
    </SimpleForm>
  );
}

function FormToolbar() {
  const { cancel, isUploading } = useForm();
  const { saving = false } = useSaveContext();
  const translate = useTranslate();
  const isBusy = saving || isUploading;
  return (
    <Toolbar>
      <Button variant="outlined" color="inherit" onClick={cancel} disabled={saving}>
        {translate('ra.action.cancel')}
      </Button>
      <SaveButton
        icon={null}
        label={saving ? text.form.saving : text.form.save}
        alwaysEnable={!isBusy}
        disabled={isBusy}
      />
    </Toolbar>
  );
}
