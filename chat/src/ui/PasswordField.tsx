import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { text } from '../text.ts';
import { Field } from './Field.tsx';
import { IconButton } from './IconButton.tsx';

/** A password that can be looked at while it is typed. */
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
          className="field-toggle"
          label={text.signIn.showPassword}
          icon={<Icon size={20} aria-hidden />}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
