import { CHAT } from '@vitrina/shared/chatPages.ts';
import { text } from '../text.ts';
import { SignOutPage } from './SignOutPage.tsx';

interface Props {
  isChecked: boolean;
  onRetry: () => void;
}

/** For accounts that are not an admin's, with a link to their chat, and for when that could not be checked. */
export function AccessDenied({ isChecked, onRetry }: Props) {
  const { denied, deniedReason, offline, uncheckedReason, toChat } = text.access;
  return (
    <SignOutPage
      title={isChecked ? denied : offline}
      reason={isChecked ? deniedReason : uncheckedReason}
      stay={text.tryAgain}
      signOut={text.signOut.action}
      onStay={onRetry}
    >
      {isChecked && (
        <a href={CHAT} className="inline-flex min-h-tap items-center">
          {toChat}
        </a>
      )}
    </SignOutPage>
  );
}
