import { useLocation } from 'react-router';
import { lazyWithoutSuspense } from '../ui/lazyWithoutSuspense.tsx';
import { FORGOTTEN } from './forgotten.ts';
import { SignInPage } from './SignInPage.tsx';

const ForgottenPage = lazyWithoutSuspense(() => import('./ForgottenPage.tsx'));
const NewPasswordPage = lazyWithoutSuspense(() => import('./NewPasswordPage.tsx'));

/** Behind the "#" of its address, which reaches no log, stands a key from a mail, or that somebody forgot the password. */
export function Door() {
  const { hash } = useLocation();
  const secret = new URLSearchParams(hash.slice(1)).get('key');
  if (secret) return <NewPasswordPage secret={secret} />;
  return hash === FORGOTTEN ? <ForgottenPage /> : <SignInPage />;
}
