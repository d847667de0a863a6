import { Inbox, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '../api/accounts.ts';
import { AlertsButton } from '../attention/AlertsButton.tsx';
import { HeaderLabel } from '../layout/HeaderLabel.tsx';
import { Screen } from '../layout/Screen.tsx';
import { SignOutButton } from '../session/SignOutButton.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { LoadError, Notice } from '../ui/Notice.tsx';
import { useToast } from '../ui/ToastProvider.tsx';
import { ClientRows } from './ClientRows.tsx';
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
            <HeaderLabel>{text.toConsole}</HeaderLabel>
          </ButtonLink>
          <SignOutButton accountId={account.id} />
        </>
      }
    >
      <div className="flex min-h-0 w-full flex-1 flex-col overflow-y-auto px-safe-gutter pt-[calc(var(--spacing-awning)+2.5rem)] pb-safe-8 *:mx-auto *:w-[min(var(--container-page),100%)]">
        <div className="mb-7 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
          <h2 className="text-[clamp(2.5rem,2.2rem+1.2vw,3rem)]">
            {text.title}{' '}
            {list.step === 'ready' && <span className="font-normal text-muted">({list.clients.length})</span>}
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
