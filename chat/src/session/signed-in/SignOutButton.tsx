import { countUnsent } from '@vitrina/shared/accountMemory.ts';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { hasDraft } from '../../conversation/sending/drafts.ts';
import { HeaderLabel } from '../../layout/HeaderLabel.tsx';
import { Button } from '../../ui/Button.tsx';
import { Question } from '../../ui/Dialog.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { signOutAndForget } from '../signOutAndForget.ts';
import { text } from './text.ts';

interface Props {
  accountId: string;
  label?: string;
  onSignedOut?: () => void;
}

/** Signs out, after a question if unsent messages or a draft would be lost. */
export function SignOutButton({ accountId, label = text.signOut.action, onSignedOut }: Props) {
  /** What would be lost. */
  const [asked, setAsked] = useState<'unsent' | 'draft'>();
  const toast = useToast();

  const signOut = async () => {
    await signOutAndForget(accountId);
    toast({ tone: 'success', title: text.signOut.doneTitle, text: text.signOut.done });
    onSignedOut?.();
  };
  const askOrSignOut = async () => {
    if (await hasUnsent(accountId)) setAsked('unsent');
    else if (hasDraft(accountId)) setAsked('draft');
    else await signOut();
  };

  return (
    <>
      <Button variant="ghost" icon={<LogOut size={20} aria-hidden />} onClick={askOrSignOut}>
        <HeaderLabel>{label}</HeaderLabel>
      </Button>
      {asked !== undefined && (
        <Question
          title={text.signOut[asked].title}
          cancel={text.signOut.cancel}
          confirm={text.signOut.confirm}
          onCancel={() => setAsked(undefined)}
          onConfirm={signOut}
        >
          <p>{text.signOut[asked].detail}</p>
        </Question>
      )}
    </>
  );
}

/** Signing out must be possible even if the device cannot read the outbox. */
async function hasUnsent(accountId: string): Promise<boolean> {
  try {
    return (await countUnsent(accountId)) > 0;
  } catch (error) {
    console.error('Looking for unsent messages failed:', error);
    return false;
  }
}
