import { countUnsent } from '@vitrina/shared/accountMemory.ts';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useToast } from '../ui/ToastProvider.tsx';
import { signOutAndForget } from './signOutAndForget.ts';
import { text } from './text.ts';

/** Asks first if an unsent message would be lost. */
export function SignOutButton({ accountId }: { accountId: string }) {
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();

  const signOut = async () => {
    await signOutAndForget(accountId);
    toast({ tone: 'success', title: text.signOut.doneTitle, text: text.signOut.done });
  };
  const askOrSignOut = async () => {
    if ((await countUnsent(accountId)) > 0) setAsking(true);
    else await signOut();
  };

  return (
    <>
      <Button variant="ghost" icon={<LogOut size={20} aria-hidden />} onClick={askOrSignOut}>
        <span className="header-label">{text.signOut.action}</span>
      </Button>
      {isAsking && (
        <Dialog title={text.signOut.unsentTitle} onClose={() => setAsking(false)}>
          <p>{text.signOut.unsentDetail}</p>
          <div className="dialog-actions">
            <Button variant="ghost" onClick={() => setAsking(false)}>
              {text.signOut.cancel}
            </Button>
            <Button variant="danger" onClick={signOut}>
              {text.signOut.confirm}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
