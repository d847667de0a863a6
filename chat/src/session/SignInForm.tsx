import { brand } from '@vitrina/shared/brand.ts';
import { CircleAlert } from 'lucide-react';
import logo from '../assets/logo.svg';
import logoDark from '../assets/logo-dark.svg';
import { text } from '../text.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import './sign-in.css';
import { useSignIn } from './useSignIn.ts';

/** The way in, for clients and for the studio alike. */
export function SignInForm() {
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
          <div role="alert">
            {status.step === 'failed' && (
              <p className="sign-in-failure">
                <CircleAlert size={20} aria-hidden />
                {status.message}
              </p>
            )}
          </div>
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
