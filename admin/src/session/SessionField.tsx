import { IconButton } from '@mui/material';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { text } from '../text.ts';

interface Props extends ComponentProps<'input'> {
  label: string;
  error: string | false | undefined;
}

const FIELD =
  'h-13.5 w-full rounded-ctl border-2 border-edge bg-surface px-4 text-inherit [font:inherit] not-last:pr-14';

export function SessionField({ label, error, type, ...input }: Props) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <div className="grid items-center *:[grid-area:1/1]">
        <input
          {...input}
          type={isShown ? 'text' : type}
          id={id}
          required
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
          className={`${FIELD} focus-visible:outline-offset-0 aria-invalid:border-danger aria-invalid:bg-danger-bg`}
        />
        {type === 'password' && (
          <IconButton
            aria-label={isShown ? text.signIn.hidePassword : text.signIn.showPassword}
            onClick={() => setShown(!isShown)}
            color="inherit"
            className="mr-1 justify-self-end"
          >
            {isShown ? <EyeOff size={22} /> : <Eye size={22} />}
          </IconButton>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-small font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
