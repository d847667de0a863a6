import { Inbox, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '../api/accounts.ts';
import { AlertsButton } from '../attention/AlertsButton.tsx';
import { Screen } from '../layout/Screen.tsx';
import { SignOutButton } from '../session/SignOutButton.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { LoadError, Notice } from '../ui/Notice.tsx';
import { useToast } from '../ui/ToastProvider.tsx';
import { ClientRows } from './ClientRows.tsx';
import './clients.css';
import { NewClientDialog } from './NewClientDialog.tsx';
import { text } from './text.ts';
import type { ClientList } from './useClients.ts';

interface Props {
  account: Account;
  list: ClientList;
  /** The client whose conversation was left for this list. */
  returnedFrom: string | undefined;
  /** The list on the server has changed. */
  onChange: () => Promise<void>;
  onOpen: (clientId: string) => void;
}

export function ClientListScreen({ account, list, returnedFrom, onChange, onOpen }: Props) {
  const [isAdding, setAdding] = useState(false);
  const toast = useToast();

  const finishAdding = async () => {
    setAdding(false);
    toast({ tone: 'success', title: text.newClient.done });
    await onChange();
  };

  return (
    <Screen
      title={text.header}
      subtitle={text.welcome(account.username)}
      hasManyActions
      actions={
        <>
          <Button variant="lamp" icon={<Plus size={20} aria-hidden />} onClick={() => setAdding(true)}>
            {text.newClient.action}
          </Button>
          <ButtonLink variant="ghost" href="/admin" target="_self" icon={<Inbox size={20} aria-hidden />}>
            <span className="header-label">{text.toConsole}</span>
          </ButtonLink>
          <SignOutButton accountId={account.id} />
        </>
      }
    >
      <div className="clients">
        <div className="clients-heading">
          <h2 className="clients-title">
            {text.title} {list.step === 'ready' && <span>({list.clients.length})</span>}
          </h2>
          <AlertsButton />
        </div>
        {list.step === 'loading' && <p role="status">{text.loading}</p>}
        {list.step === 'failed' && (
          <LoadError title={text.failed} detail={text.failedDetail} onRetry={list.retry} />
        )}
        {list.step === 'ready' && list.clients.length === 0 && (
          <Notice title={text.empty} detail={text.emptyDetail} />
        )}
        {list.step === 'ready' && list.clients.length > 0 && (
          <ClientRows clients={list.clients} returnedFrom={returnedFrom} onOpen={onOpen} />
        )}
      </div>
      {isAdding && <NewClientDialog onClose={() => setAdding(false)} onCreated={finishAdding} />}
    </Screen>
  );
}
