import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { text } from '../text.ts';
import { Field } from './Field.tsx';
import { IconButton } from './IconButton.tsx';

export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'addition'>) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      addition={
        <IconButton
          className="absolute top-1.25 right-1.25"
          label={text.showPassword}
          icon={<Icon size={20} aria-hidden />}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
