import IconButton from '@mui/material/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { text } from '../text.ts';

interface Props extends ComponentProps<'input'> {
  label: string;
  error: string | false;
}

export function SessionField({ label, error, type, ...input }: Props) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <div className="session-field">
      <label htmlFor={id}>{label}</label>
      <div className="session-input">
        <input
          {...input}
          type={isShown ? 'text' : type}
          id={id}
          required
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {type === 'password' && (
          <IconButton
            aria-label={isShown ? text.signIn.hidePassword : text.signIn.showPassword}
            onClick={() => setShown(!isShown)}
            color="inherit"
          >
            {isShown ? <EyeOff size={22} /> : <Eye size={22} />}
          </IconButton>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className="session-error">
          {error}
        </p>
      )}
    </div>
  );
}
