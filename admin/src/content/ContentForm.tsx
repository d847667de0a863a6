import { CreateBase, EditBase } from 'ra-core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { RecordDialog } from '../forms/RecordDialog.tsx';
import { RecordForm } from '../forms/RecordForm.tsx';
import { retrying } from '../providers/queryClient.ts';
import { useContentKind } from './ContentKind.ts';
import { ContentUnavailable } from './ContentUnavailable.tsx';
import { NEW, useOpenForm } from './useOpenForm.ts';
import { useSaving } from './useSaving.ts';

interface Props {
  /** Of the row, or "create". */
  id: string;
  schema: ZodMiniType<FieldValues, FieldValues>;
  defaultValues?: FieldValues;
  children: ReactNode;
}

export function ContentForm({ id, schema, defaultValues, children }: Props) {
  const { resource, text } = useContentKind();
  const { close } = useOpenForm();
  const draftKey = `${resource}/${id}`;
  const { error, discard, mutationOptions } = useSaving(id, draftKey);
  const isNew = id === NEW;
  const form = (cancel: () => void) => (
    <RecordForm
      draftKey={draftKey}
      schema={schema}
      defaultValues={isNew ? defaultValues : undefined}
      error={error}
      onCancel={cancel}
    >
      {children}
    </RecordForm>
  );
  return (
    <RecordDialog
      title={isNew ? text.form.addTitle : text.form.editTitle}
      draftKey={draftKey}
      onClose={close}
      onDiscard={discard}
    >
      {(cancel) =>
        isNew ? (
          <CreateBase redirect={false} mutationOptions={mutationOptions}>
            {form(cancel)}
          </CreateBase>
        ) : (
          <EditBase
            id={id}
            mutationMode="pessimistic"
            redirect={false}
            mutationOptions={mutationOptions}
            queryOptions={{
              ...retrying,
              onError: (failure: Error) => console.error(`Loading of ${resource} failed:`, failure.message),
            }}
            loading={<ContentUnavailable />}
            error={<ContentUnavailable />}
          >
            {form(cancel)}
          </EditBase>
        )
      }
    </RecordDialog>
  );
}
