import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { FormFailure } from '../ui/FormFailure.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextButton } from '../ui/TextButton.tsx';
import { SignInScreen } from './SignInScreen.tsx';
import { text } from './text.ts';
import type { Ending } from './useSession.ts';
import { useSignIn } from './useSignIn.ts';

interface Props {
  ending: Ending | undefined;
  /** Only for clients: a link sent by e-mail does not sign in to the studio. */
  onAskForLink?: (() => void) | undefined;
}

/** The sign-in form for clients and the studio. It also says why somebody was signed out. */
export function SignInForm({ ending, onAskForLink }: Props) {
  const { isSending, field, failure, submit } = useSignIn();

  return (
    <SignInScreen title={text.signIn.title} onSubmit={submit}>
      {ending !== undefined && (
        <p className="rounded-ctl border-l-6 border-pave bg-sunken px-4 py-3 leading-[1.4]" role="alert">
          {text.signIn[ending]}
        </p>
      )}
      <Field
        label={text.signIn.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...field('username')}
      />
      <PasswordField
        label={text.signIn.password}
        autoComplete="current-password"
        required
        {...field('password')}
      />
      <FormFailure detail={failure} />
      <Button type="submit" size="large" aria-disabled={isSending}>
        {isSending ? text.signIn.submitting : text.signIn.submit}
      </Button>
      {onAskForLink && (
        <TextButton className="justify-center" icon={null} onClick={onAskForLink}>
          {text.signIn.askForLink}
        </TextButton>
      )}
    </SignInScreen>
  );
}
