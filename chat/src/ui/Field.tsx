import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import './field.css';

interface Props extends ComponentProps<'input'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  addition?: ReactNode;
}

export function Field({ label, hint, error, addition, ...input }: Props) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(
    Boolean,
  );
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="field-box">
        <input
          {...input}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        />
        {addition}
      </div>
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          <CircleAlert size={18} aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
