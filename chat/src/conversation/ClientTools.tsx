import { passwordText } from '@vitrina/shared/signIn/password/text.ts';
import { KeyRound, Mail } from 'lucide-react';
import { lazy } from 'react';
import { NightSwitch } from '../layout/NightSwitch.tsx';
import { text as noticesText } from '../session/signed-in/notices/text.ts';
import { DialogButton } from '../ui/DialogButton.tsx';

const NoticesDialog = lazy(() => import('../session/signed-in/notices/NoticesDialog.tsx'));
const PasswordDialog = lazy(() => import('../session/signed-in/password/PasswordDialog.tsx'));

/** What a client sets beside the conversation: mails, day or night, the password. */
export const ClientTools = ({ accountId }: { accountId: string }) => (
  <>
    <DialogButton className="-my-1" label={noticesText.title} icon={<Mail size={18} aria-hidden />}>
      {(close) => <NoticesDialog accountId={accountId} onClose={close} />}
    </DialogButton>
    <NightSwitch className="md:hidden" size={18} />
    <DialogButton label={passwordText.title} icon={<KeyRound size={18} aria-hidden />}>
      {(close) => <PasswordDialog onClose={close} />}
    </DialogButton>
  </>
);
