import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

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
    <div>
      <label className="mb-1.5 block text-ui font-[650]" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className="mb-2 text-small text-muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="relative">
        <input
          {...input}
          className={`h-13.5 w-full rounded-ctl border-2 border-edge bg-surface focus-visible:border-focus focus-visible:outline-focus/35 focus-visible:outline-offset-0 aria-invalid:border-danger aria-invalid:bg-danger-bg ${addition === undefined ? 'px-4' : 'pr-14 pl-4'}`}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        />
        {addition}
      </div>
      {error !== undefined && (
        <p
          className="mt-2 flex items-start gap-2 text-small/[1.3] font-semibold text-danger"
          id={`${id}-error`}
        >
          <CircleAlert size={18} aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
