import { lazyWithoutSuspense } from '@vitrina/shared/lazyWithoutSuspense.tsx';
import { useLocation } from 'react-router';
import { FORGOTTEN, SignInPage } from './SignInPage.tsx';

const ForgottenPage = lazyWithoutSuspense(() => import('./ForgottenPage.tsx'));
const NewPasswordPage = lazyWithoutSuspense(() => import('./NewPasswordPage.tsx'));

/** The page for the address's hash, which no server logs: a key from a mail, a forgotten password, or the usual sign-in. */
export function Door() {
  const { hash } = useLocation();
  const secret = new URLSearchParams(hash.slice(1)).get('key');
  if (secret) return <NewPasswordPage secret={secret} />;
  return hash === FORGOTTEN ? <ForgottenPage /> : <SignInPage />;
}
