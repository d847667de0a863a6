import { type ComponentProps, useId } from 'react';

interface Props extends ComponentProps<'input'> {
  label: string;
  error: string | false;
}

export function SessionField({ label, error, ...input }: Props) {
  const id = useId();
  return (
    <div className="session-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        required
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p id={`${id}-error`} className="session-error">
          {error}
        </p>
      )}
    </div>
  );
}
