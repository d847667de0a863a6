import { findUnfinished, type Unfinished } from '@vitrina/shared/accountMemory.ts';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { hasUnkeptDrafts } from '../../conversation/sending/drafts.ts';
import { HeaderLabel } from '../../layout/HeaderLabel.tsx';
import { sendApprovals } from '../../requests/approvals.ts';
import { Button } from '../../ui/Button.tsx';
import { Question } from '../../ui/Dialog.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { signOutAndForget } from '../signOutAndForget.ts';
import { text } from './text.ts';

interface Props {
  accountId: string;
  label?: string;
  /** Whether attachments have been chosen and not sent. */
  hasChosen?: () => boolean;
  onSignedOut?: () => void;
}

/**
 * Signs out, after a question if something unfinished would be lost. An approval that could still be undone is sent
 * before; if that fails, the next press signs out without it.
 */
export function SignOutButton({ accountId, label = text.signOut.action, hasChosen, onSignedOut }: Props) {
  const [asked, setAsked] = useState<Unfinished | 'chosen'>();
  const [isSigningOut, setSigningOut] = useState(false);
  const toast = useToast();

  const signOut = async () => {
    setSigningOut(true);
    if (await sendApprovals()) {
      await signOutAndForget(accountId);
      toast({ tone: 'success', title: text.signOut.doneTitle, text: text.signOut.done });
      onSignedOut?.();
    }
    setSigningOut(false);
  };
  const askOrSignOut = async () => {
    const unfinished =
      (await findOnDevice(accountId)) ??
      (hasUnkeptDrafts(accountId) ? 'draft' : undefined) ??
      (hasChosen?.() ? 'chosen' : undefined);
    if (unfinished) setAsked(unfinished);
    else await signOut();
  };

  return (
    <>
      <Button
        variant="ghost"
        icon={<LogOut size={20} aria-hidden />}
        aria-disabled={isSigningOut}
        onClick={isSigningOut ? undefined : askOrSignOut}
      >
        <HeaderLabel>{label}</HeaderLabel>
      </Button>
      {asked !== undefined && (
        <Question
          title={text.signOut[asked].title}
          cancel={text.signOut.cancel}
          confirm={text.signOut[asked].confirm}
          isBusy={isSigningOut}
          onCancel={() => setAsked(undefined)}
          onConfirm={signOut}
        >
          <p>{text.signOut[asked].detail}</p>
        </Question>
      )}
    </>
  );
}

/** Signing out must be possible even if the device cannot be read. */
async function findOnDevice(accountId: string): Promise<Unfinished | undefined> {
  try {
    return await findUnfinished(accountId);
  } catch (error) {
    console.error('Looking for unfinished work failed:', error);
    return undefined;
  }
}
