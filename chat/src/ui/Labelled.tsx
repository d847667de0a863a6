import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export interface Labels {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Stands below the error. */
  remedy?: ReactNode;
}

interface Props extends Labels {
  /** The field, given what ties it to its words. */
  children: (tied: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A field below its label and hint, and above what is wrong with it. */
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
      {error !== undefined && (
        <p
          className="mt-2 flex items-start gap-2 text-small/[1.3] font-semibold text-danger"
          id={`${id}-error`}
        >
          <CircleAlert size={18} aria-hidden />
          {error}
        </p>
      )}
      {error !== undefined && remedy}
    </div>
  );
}

export const FIELD =
  'w-full rounded-ctl border-2 border-edge bg-surface focus-visible:border-focus focus-visible:outline-focus/35 focus-visible:outline-offset-0 aria-invalid:border-danger aria-invalid:bg-danger-bg';
