import { brand } from '@vitrina/shared/brand.ts';
import logo from '../assets/logo.svg?no-inline';
import logoDark from '../assets/logo-dark.svg?no-inline';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { FormFailure } from '../ui/FormFailure.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { text } from './text.ts';
import './sign-in.css';
import type { Ending } from './useSession.ts';
import { useSignIn } from './useSignIn.ts';

/** For clients and the studio alike. It also says why somebody was signed out. */
export function SignInForm({ ending }: { ending: Ending | undefined }) {
  const { status, submit } = useSignIn();
  const missing = status.step === 'incomplete' ? status : undefined;
  const isSending = status.step === 'sending';

  return (
    <main className="sign-in">
      <title>{`${text.signIn.title} – ${brand.name}`}</title>
      <a className="sign-in-logo" href="/" aria-label={text.signIn.toSite}>
        <picture>
          <source srcSet={logoDark} media="(prefers-color-scheme: dark)" />
          <img src={logo} alt="" width="164" height="48" />
        </picture>
      </a>
      <div className="sign-in-shop">
        <div className="awning" aria-hidden />
        {/* noValidate: the browser's own messages come in the browser's language and hide ours. */}
        <form method="post" noValidate onSubmit={submit}>
          <h1>{text.signIn.title}</h1>
          {ending !== undefined && (
            <p className="sign-in-ending" role="alert">
              {text.signIn[ending]}
            </p>
          )}
          <Field
            label={text.signIn.username}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            readOnly={isSending}
            error={missing?.username}
          />
          <PasswordField
            label={text.signIn.password}
            name="password"
            autoComplete="current-password"
            required
            readOnly={isSending}
            error={missing?.password}
          />
          <FormFailure detail={status.step === 'failed' ? status.message : undefined} />
          <Button type="submit" disabled={isSending}>
            {isSending ? text.signIn.submitting : text.signIn.submit}
          </Button>
        </form>
      </div>
      <p className="sign-in-help">
        {text.signIn.help} <a href={`mailto:${brand.email}`}>{brand.email}</a>.
      </p>
    </main>
  );
}
