import { fieldLabels } from '../../text.ts';
import { Field } from './Field.tsx';
import type { FieldErrors } from './fieldErrors.ts';

export function PersonFields({ errors }: { errors: FieldErrors }) {
  return (
    <>
      <Field name="name" label={fieldLabels.name} error={errors.name}>
        {(control) => <input {...control} type="text" autoComplete="name" />}
      </Field>
      <Field name="email" label={fieldLabels.email} error={errors.email}>
        {(control) => <input {...control} type="email" autoComplete="email" />}
      </Field>
    </>
  );
}
