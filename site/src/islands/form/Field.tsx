import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldLabels } from '../../text.ts';
import type { FieldErrors } from './fieldErrors.ts';
import './form.css';

/** Attributes that connect an input, select or textarea with its label and its error. */
interface Control {
  id: string;
  name: string;
  className: string;
  required: true;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface Props {
  name: string;
  label: string;
  error: string | undefined;
  children: (control: Control) => ReactNode;
}

/** A required field with label and error. `children` renders the control itself. */
export function Field({ name, label, error, children }: Props) {
  const id = fieldId(name);
  const errorId = `${id}-error`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        className: 'control',
        required: true,
        'aria-invalid': error !== undefined,
        'aria-describedby': error && errorId,
      })}
      {error && (
        <p className="field-error" id={errorId}>
          <CircleAlert size={20} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}

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

export const fieldId = (name: string) => `field-${name}`;
