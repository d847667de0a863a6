import { type ReactNode, useId } from 'react';
import { FieldError } from './FieldError.tsx';

export interface Labels {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Shown below the error. */
  remedy?: ReactNode;
}

interface Props extends Labels {
  /** Renders the field with the attributes that connect it to its label, hint and error. */
  children: (tied: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A field with its label and hint above and its error below. */
export function Labelled({ label, hint, error, remedy, children }: Props) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(
    Boolean,
  );
  return (
    <div>
      <label className="mb-1.5 block text-ui font-[650]" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className="mb-2 text-small text-muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
      })}
      <FieldError id={`${id}-error`} error={error} />
      {error !== undefined && remedy}
    </div>
  );
}

export const FIELD =
  'w-full rounded-ctl border-2 border-edge bg-surface focus-visible:border-focus focus-visible:outline-focus/35 focus-visible:outline-offset-0 aria-invalid:border-danger aria-invalid:bg-danger-bg';
