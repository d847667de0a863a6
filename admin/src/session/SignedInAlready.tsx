import { useNavigate } from 'react-router';
import { text } from '../text.ts';
import { SignOutPage } from './SignOutPage.tsx';

/** Asks before a link takes the session of whoever is signed in, which their other tabs would not notice. */
export function SignedInAlready() {
  const navigate = useNavigate();
  const { title, signedInAlready } = text.signIn.newPassword;
  return (
    <SignOutPage
      title={title}
      {...signedInAlready}
      onStay={() => navigate('/', { replace: true })}
      isStaying
    />
  );
}
