import { zodResolver } from '@hookform/resolvers/zod';
import { Form } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { RecordFormProvider } from './formContext.ts';
import { RecordFormFrame } from './RecordFormFrame.tsx';

interface Props {
  draftKey: string;
  schema: ZodMiniType<FieldValues, FieldValues>;
  defaultValues?: FieldValues | undefined;
  error: string | undefined;
  onCancel: () => void;
  children: ReactNode;
}

// A refetched record must not overwrite what was typed.
const KEEP_TYPED = { keepDirtyValues: true };

/** The form of a record in a dialog: its fields, checked as the database checks them, and the buttons below. */
export function RecordForm({ draftKey, schema, defaultValues, error, onCancel, children }: Props) {
  const [isUploading, setUploading] = useState(false);
  return (
    <Form
      noValidate
      className="record-form"
      resolver={zodResolver(schema)}
      defaultValues={defaultValues}
      resetOptions={KEEP_TYPED}
      // The fields show their own errors.
      disableInvalidFormNotification
    >
      <RecordFormProvider value={{ draftKey, isUploading, setUploading }}>
        <RecordFormFrame error={error} onCancel={onCancel}>
          {children}
        </RecordFormFrame>
      </RecordFormProvider>
    </Form>
  );
}
