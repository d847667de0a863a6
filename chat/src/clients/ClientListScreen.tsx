import { Inbox, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '../api/accounts.ts';
import { AlertsButton } from '../attention/AlertsButton.tsx';
import { Screen } from '../layout/Screen.tsx';
import { SignOutButton } from '../session/SignOutButton.tsx';
import { text } from '../text.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { LoadError, Notice } from '../ui/Notice.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { ClientRows } from './ClientRows.tsx';
import './clients.css';
import { NewClientDialog } from './NewClientDialog.tsx';
import { text as listText } from './text.ts';
import type { ClientList } from './useClients.ts';

interface ClientListScreenProps {
  account: Account;
  list: ClientList;
  /** Whose conversation was left for this list. */
  returnedFrom: string | undefined;
  /** The list on the server is no longer the one shown. */
  onChange: () => Promise<void>;
  onOpen: (clientId: string) => void;
}

export function ClientListScreen({ account, list, returnedFrom, onChange, onOpen }: ClientListScreenProps) {
  const [isAdding, setAdding] = useState(false);
  const toast = useToast();

  const finishAdding = async () => {
    setAdding(false);
    toast({ kind: 'success', title: text.newClient.done });
    await onChange();
  };

  return (
    <Screen
      title={text.header.studioTitle}
      subtitle={text.header.welcome(account.username)}
      hasManyActions
      actions={
        <>
          <Button look="lamp" icon={<Plus size={20} aria-hidden />} onClick={() => setAdding(true)}>
            {text.newClient.action}
          </Button>
          <ButtonLink look="ghost" href="/admin" target="_self" icon={<Inbox size={20} aria-hidden />}>
            <span className="header-label">{listText.toConsole}</span>
          </ButtonLink>
          <SignOutButton accountId={account.id} />
        </>
      }
    >
      <div className="clients">
        <div className="clients-heading">
          <h2 className="clients-title">
            {text.clients.title} {list.step === 'ready' && <span>({list.clients.length})</span>}
          </h2>
          <AlertsButton />
        </div>
        {list.step === 'loading' && <p role="status">{text.loading}</p>}
        {list.step === 'failed' && (
          <LoadError title={text.clients.failed} detail={text.clients.failedDetail} onRetry={list.retry} />
        )}
        {list.step === 'ready' && list.clients.length === 0 && (
          <Notice title={text.clients.empty} detail={text.clients.emptyDetail} />
        )}
        {list.step === 'ready' && list.clients.length > 0 && (
          <ClientRows clients={list.clients} returnedFrom={returnedFrom} onOpen={onOpen} />
        )}
      </div>
      {isAdding && <NewClientDialog onClose={() => setAdding(false)} onCreated={finishAdding} />}
    </Screen>
  );
}
