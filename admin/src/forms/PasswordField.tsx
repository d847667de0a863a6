import IconButton from '@mui/material/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { TextField } from './TextField.tsx';

interface Props {
  source: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
}

export function PasswordField(props: Props) {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      isRequired
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          aria-label={translate(`ra.input.password.toggle_${isShown ? 'visible' : 'hidden'}`)}
          color="inherit"
          onClick={() => setShown(!isShown)}
        >
          <Icon size={22} />
        </IconButton>
      }
    />
  );
}
