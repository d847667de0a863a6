import { ArrowLeft, UserCog } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Account } from '../api/accounts.ts';
import { ConversationView } from '../conversation/ConversationView.tsx';
import type { OutboxWithPostman } from '../conversation/useOutbox.ts';
import { Screen } from '../layout/Screen.tsx';
import { SignOutButton } from '../session/SignOutButton.tsx';
import { text } from '../text.ts';
import { Button } from '../ui/Button.tsx';
import { LoadError, Notice } from '../ui/Notice.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { text as detailText } from './details/text.ts';
import type { ClientList } from './useClients.ts';

const ClientDialog = lazy(() => import('./details/ClientDialog.tsx'));

interface OpenClientScreenProps {
  account: Account;
  outbox: OutboxWithPostman;
  list: ClientList;
  clientId: string;
  /** The list on the server is no longer the one shown. */
  onChange: () => Promise<void>;
  onBack: () => void;
}

/** The conversation with one client. */
export function OpenClientScreen({
  account,
  outbox,
  list,
  clientId,
  onChange,
  onBack,
}: OpenClientScreenProps) {
  const [isChanging, setChanging] = useState(false);
  const client =
    list.step === 'ready' ? list.clients.find((candidate) => candidate.id === clientId) : undefined;

  const leaveDeleted = () => {
    onBack();
    void onChange();
  };

  return (
    <Screen
      title={client?.username ?? text.clients.title}
      subtitle={text.header.studioTitle}
      hasManyActions
      actions={
        <>
          <Button look="ghost" icon={<ArrowLeft size={20} aria-hidden />} onClick={onBack}>
            {text.clients.back}
          </Button>
          {client !== undefined && (
            <Button look="ghost" icon={<UserCog size={20} aria-hidden />} onClick={() => setChanging(true)}>
              <span className="header-label">{detailText.action}</span>
            </Button>
          )}
          <SignOutButton accountId={account.id} />
        </>
      }
    >
      {list.step === 'loading' && <Spinner />}
      {list.step === 'failed' && (
        <LoadError title={text.clients.failed} detail={text.clients.failedDetail} onRetry={list.retry} />
      )}
      {list.step === 'ready' && client === undefined && <Notice title={text.clients.unknown} />}
      {client !== undefined && (
        <ConversationView
          clientId={client.id}
          senderId={account.id}
          receiverId={client.id}
          outbox={outbox}
          peerName={client.username}
          emptyDetail={text.conversation.emptyStudio}
        />
      )}
      {client !== undefined && isChanging && (
        <Suspense>
          <ClientDialog
            client={client}
            onClose={() => setChanging(false)}
            onChange={onChange}
            onDeleted={leaveDeleted}
          />
        </Suspense>
      )}
    </Screen>
  );
}
