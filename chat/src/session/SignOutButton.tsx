import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { Outbox } from '../conversation/outbox.ts';
import { text } from '../text.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { leave } from './leave.ts';

/** Signs out, but asks first if a message would be lost. */
export function SignOutButton({ accountId, outbox }: { accountId: string; outbox: Outbox }) {
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();

  const signOut = async () => {
    await leave(accountId);
    toast({ kind: 'success', title: text.signOut.doneTitle, detail: text.signOut.done });
  };
  const askOrSignOut = async () => {
    const unsent = await outbox.list();
    if (unsent.length > 0) setAsking(true);
    else await signOut();
  };

  return (
    <>
      <Button look="ghost" icon={<LogOut size={20} aria-hidden />} onClick={askOrSignOut}>
        <span className="header-label">{text.signOut.action}</span>
      </Button>
      {isAsking && (
        <Dialog title={text.signOut.unsentTitle} onClose={() => setAsking(false)}>
          <p>{text.signOut.unsentDetail}</p>
          <div className="dialog-actions">
            <Button look="ghost" onClick={() => setAsking(false)}>
              {text.signOut.cancel}
            </Button>
            <Button look="danger" onClick={signOut}>
              {text.signOut.confirm}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
