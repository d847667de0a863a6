import { useId } from 'react';

interface Props {
  label: string;
  error?: string | undefined;
  name?: string;
  maxLength?: number;
}

export function WordsField({ label, error, name = 'words', maxLength = 3000 }: Props) {
  const id = useId();
  return (
    <div>
      <label className="mb-1.5 block text-ui font-[650]" htmlFor={id}>
        {label}
      </label>
      <textarea
        className="field-sizing-content min-h-24 w-full rounded-ctl border-2 border-edge bg-surface px-4 py-2.5 aria-invalid:border-danger"
        id={id}
        name={name}
        maxLength={maxLength}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      {error !== undefined && (
        <p className="mt-1 text-small font-semibold text-danger" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
