import { brand } from '@vitrina/shared/brand.ts';
import { useNight } from '@vitrina/shared/theme/useNight.ts';
import logo from '../assets/logo.svg?no-inline';
import logoDark from '../assets/logo-dark.svg?no-inline';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { FormFailure } from '../ui/FormFailure.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { text } from './text.ts';
import type { Ending } from './useSession.ts';
import { useSignIn } from './useSignIn.ts';

/** For clients and the studio alike. It also says why somebody was signed out. */
export function SignInForm({ ending }: { ending: Ending | undefined }) {
  const { status, submit } = useSignIn();
  const isNight = useNight();
  const missing = status.step === 'incomplete' ? status : undefined;
  const isSending = status.step === 'sending';

  return (
    <main className="grid min-h-dvh content-center-safe justify-items-center gap-7 px-safe-5 pt-safe-6 pb-safe-6">
      <title>{`${text.signIn.title} – ${brand.name}`}</title>
      <a className="block rounded-wood" href="/" aria-label={text.signIn.toSite}>
        <img className="h-12" src={isNight ? logoDark : logo} alt="" width="164" height="48" />
      </a>
      <div className="@container w-full max-w-112">
        {/* Nine stripes, so that both ends match. */}
        <div className="awning relative z-1 -mx-2 h-14 [--stripe-width:calc((100cqw+1rem)/9)]" aria-hidden />
        {/* noValidate: the browser's own messages come in the browser's language and hide ours. */}
        <form
          className="-mt-7 grid gap-5 rounded-t-wood rounded-b-card border border-line bg-surface px-[clamp(1.25rem,6cqw,2rem)] pt-14 pb-[clamp(1.5rem,7cqw,2.25rem)] shadow-lift"
          method="post"
          noValidate
          onSubmit={submit}
        >
          <h1>{text.signIn.title}</h1>
          {ending !== undefined && (
            <p className="rounded-ctl border-l-6 border-pave bg-sunken px-4 py-3 leading-[1.4]" role="alert">
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
          <Button type="submit" size="large" disabled={isSending}>
            {isSending ? text.signIn.submitting : text.signIn.submit}
          </Button>
        </form>
      </div>
      <p className="max-w-112 text-center text-small/[1.5] text-muted">
        {text.signIn.help}{' '}
        <a
          className="font-semibold text-link underline decoration-underline decoration-2 underline-offset-4"
          href={`mailto:${brand.email}`}
        >
          {brand.email}
        </a>
        .
      </p>
    </main>
  );
}
