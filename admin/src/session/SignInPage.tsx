import { Button } from '@mui/material';
import { useRedirectIfAuthenticated } from 'ra-supabase';
import { Link } from 'react-router';
import { text } from '../text.ts';
import { FormError } from '../ui/FormError.tsx';
import { FORGOTTEN } from './forgotten.ts';
import { SessionField } from './SessionField.tsx';
import { SessionPage } from './SessionPage.tsx';
import { useSignIn } from './useSignIn.ts';

/** After signing in, people return to the page they asked for. */
export function SignInPage() {
  useRedirectIfAuthenticated('/');
  const { status, submit } = useSignIn();
  const isSubmitting = status.step === 'submitting';
  const missing = status.step === 'incomplete' ? status.missing : [];

  return (
    <SessionPage title={text.signIn.title}>
      <p>{text.signIn.intro}</p>
      {/* noValidate: the browser's own messages come in the browser's language and hide ours. */}
      <form noValidate onSubmit={submit} className="grid gap-5">
        {status.step === 'failed' && <FormError text={status.message} />}
        <SessionField
          name="userName"
          label={text.signIn.userName}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={missing.includes('userName') && text.signIn.userNameMissing}
        />
        <SessionField
          name="password"
          type="password"
          label={text.signIn.password}
          autoComplete="current-password"
          error={missing.includes('password') && text.signIn.passwordMissing}
        />
        <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
          {isSubmitting ? text.signIn.submitting : text.signIn.submit}
        </Button>
        <Button component={Link} to={{ hash: FORGOTTEN }} color="inherit">
          {text.signIn.forgotten.link}
        </Button>
      </form>
    </SessionPage>
  );
}
