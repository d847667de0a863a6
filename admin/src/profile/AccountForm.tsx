import type { ReactNode } from 'react';
import { SimpleForm, type SimpleFormProps, Toolbar } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { checkedBy } from '../forms/checkedBy.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';

interface Props<Values extends FieldValues> extends Pick<SimpleFormProps, 'record'> {
  schema: ZodMiniType<Values, FieldValues>;
  /** @returns the errors by field, if any. */
  onSave: (values: Values) => Promise<Partial<Record<keyof Values, string>> | undefined>;
  submit: string;
  children: ReactNode;
}

/** A form that saves to the account instead of a table. */
export function AccountForm<Values extends FieldValues>({
  schema,
  onSave,
  submit,
  children,
  ...form
}: Props<Values>) {
  return (
    <SimpleForm
      {...form}
      {...checkedBy(schema)}
      // The schema has checked the values.
      onSubmit={(values: FieldValues) => onSave(values as Values)}
      toolbar={
        <Toolbar className="static justify-start border-0 p-0">
          <SubmitButton variant="contained">{submit}</SubmitButton>
        </Toolbar>
      }
    >
      {children}
    </SimpleForm>
  );
}
