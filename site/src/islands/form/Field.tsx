import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { fieldLabels } from '../../text.ts';
import { BoundText } from '../../typography/BoundText.tsx';
import type { FieldErrors } from './fieldErrors.ts';

/** Attributes that connect a form control with its label and its error. */
interface Control {
  id: string;
  name: string;
  className: string;
  required: true;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** Classes of a control. A textarea starts taller, and a select leaves room for its arrow. */
const CONTROL = [
  'min-h-13.5 w-full rounded-ctl border-2 border-edge bg-surface px-4 py-3 text-ui text-ink placeholder:text-muted',
  'focus-visible:border-focus focus-visible:outline-focus/40 focus-visible:outline-offset-0',
  'disabled:cursor-not-allowed disabled:border-line disabled:text-muted',
  'aria-invalid:bg-danger-bg aria-invalid:not-focus-visible:border-danger',
  '[select&]:appearance-none [select&]:pr-12 [select&]:text-ellipsis [textarea&]:min-h-32',
].join(' ');

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
    <div className="grid content-start gap-2.5">
      <label className="text-ui/[1.6] font-bold" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        name,
        className: CONTROL,
        required: true,
        'aria-invalid': error !== undefined,
        'aria-describedby': error && errorId,
      })}
      {error && (
        <p className="flex items-start gap-2 text-small/5 font-semibold text-danger" id={errorId}>
          <CircleAlert size={20} aria-hidden="true" />
          <span>
            <BoundText>{error}</BoundText>
          </span>
        </p>
      )}
    </div>
  );
}

export function NameField({ errors }: { errors: FieldErrors }) {
  return (
    <Field name="name" label={fieldLabels.name} error={errors.name}>
      {(control) => <input {...control} type="text" autoComplete="name" />}
    </Field>
  );
}

export function EmailField({ errors }: { errors: FieldErrors }) {
  return (
    <Field name="email" label={fieldLabels.email} error={errors.email}>
      {(control) => <input {...control} type="email" autoComplete="email" />}
    </Field>
  );
}

export const fieldId = (name: string) => `field-${name}`;
