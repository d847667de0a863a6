import { ArrowLeft, Inbox, Plus } from 'lucide-react';
import { lazy, type ReactNode, useState } from 'react';
import type { Account } from '../api/accounts.ts';
import type { NewClient } from '../api/clients.ts';
import { HeaderLabel } from '../layout/HeaderLabel.tsx';
import { Screen } from '../layout/Screen.tsx';
import { SignOutButton } from '../session/signed-in/SignOutButton.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Optional } from '../ui/Optional.tsx';
import { useToast } from '../ui/ToastProvider.tsx';
import { text } from './text.ts';

const NewClientDialog = lazy(() => import('./NewClientDialog.tsx'));

interface Props {
  account: Account;
  isWide: boolean;
  /**
   * The name of the client whose conversation is open. Without room for the list beside it, the header shows this
   * name.
   */
  openName: string | undefined;
  onBack: () => void;
  /** Called after the list has changed on the server. */
  onChange: () => Promise<void>;
  /** Whether attachments have been chosen and not sent. */
  hasChosen: () => boolean;
  children: ReactNode;
}

export function StudioHeader({ account, isWide, openName, onBack, onChange, hasChosen, children }: Props) {
  const [isAdding, setAdding] = useState(false);
  const toast = useToast();
  const stopAdding = () => setAdding(false);

  const sayCreated = async ({ email, password }: NewClient) => {
    const isInvited = email !== undefined && password === undefined;
    toast({
      tone: 'success',
      title: text.newClient.done,
      ...(isInvited && { text: text.newClient.invited(email) }),
    });
    await onChange();
  };

  const isConversation = !isWide && openName !== undefined;
  return (
    <Screen
      title={isConversation ? openName : text.header}
      subtitle={isConversation ? text.header : text.welcome(account.username)}
      hasManyActions
      isFull={isWide}
      actions={
        isConversation ? (
          <>
            <Button variant="ghost" icon={<ArrowLeft size={20} aria-hidden />} onClick={onBack}>
              {text.back}
            </Button>
            <SignOutButton accountId={account.id} hasChosen={hasChosen} />
          </>
        ) : (
          <>
            <Button variant="lamp" icon={<Plus size={20} aria-hidden />} onClick={() => setAdding(true)}>
              {text.newClient.action}
            </Button>
            <ButtonLink variant="ghost" href="/admin" target="_self" icon={<Inbox size={20} aria-hidden />}>
              <HeaderLabel>{text.toConsole}</HeaderLabel>
            </ButtonLink>
            <SignOutButton accountId={account.id} hasChosen={hasChosen} />
          </>
        )
      }
    >
      {children}
      {isAdding && (
        <Optional onMissing={stopAdding}>
          <NewClientDialog onClose={stopAdding} onCreated={sayCreated} />
        </Optional>
      )}
    </Screen>
  );
}
