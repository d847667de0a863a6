import type { ReactNode } from 'react';
import { SaveButton, SimpleForm, type SimpleFormProps, Toolbar } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useFormState } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { checkedBy } from '../forms/checkedBy.ts';
import { profileText } from './text.ts';

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
      toolbar={<SubmitBar label={submit} />}
    >
      {children}
    </SimpleForm>
  );
}

function SubmitBar({ label }: { label: string }) {
  const { isSubmitting } = useFormState();
  return (
    <Toolbar className="static justify-start border-0 p-0">
      <SaveButton
        icon={null}
        label={isSubmitting ? profileText.saving : label}
        alwaysEnable={!isSubmitting}
        disabled={isSubmitting}
      />
    </Toolbar>
  );
}
