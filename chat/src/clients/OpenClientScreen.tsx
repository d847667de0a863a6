import { ArrowLeft, UserCog } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Account } from '../api/accounts.ts';
import { ConversationView } from '../conversation/ConversationView.tsx';
import type { Outbox } from '../conversation/sending/outbox.ts';
import { HeaderLabel } from '../layout/HeaderLabel.tsx';
import { Screen } from '../layout/Screen.tsx';
import { SignOutButton } from '../session/SignOutButton.tsx';
import { Button } from '../ui/Button.tsx';
import { LoadError, Notice } from '../ui/Notice.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { text } from './text.ts';
import type { ClientList } from './useClients.ts';

const ClientDialog = lazy(() => import('./details/ClientDialog.tsx'));

interface Props {
  account: Account;
  outbox: Outbox;
  list: ClientList;
  clientId: string;
  /** The list on the server has changed. */
  onChange: () => Promise<void>;
  onBack: () => void;
}

export function OpenClientScreen({ account, outbox, list, clientId, onChange, onBack }: Props) {
  const [isEditing, setEditing] = useState(false);
  const client = list.step === 'ready' ? list.clients.find(({ id }) => id === clientId) : undefined;

  const leaveDeleted = () => {
    onBack();
    void onChange();
  };

  return (
    <Screen
      title={client?.username ?? text.title}
      subtitle={text.header}
      hasManyActions
      actions={
        <>
          <Button variant="ghost" icon={<ArrowLeft size={20} aria-hidden />} onClick={onBack}>
            {text.back}
          </Button>
          {client !== undefined && (
            <Button variant="ghost" icon={<UserCog size={20} aria-hidden />} onClick={() => setEditing(true)}>
              <HeaderLabel>{text.details}</HeaderLabel>
            </Button>
          )}
          <SignOutButton accountId={account.id} />
        </>
      }
    >
      <ListState list={list} hasClient={client !== undefined} />
      {client !== undefined && (
        <ConversationView
          clientId={client.id}
          senderId={account.id}
          receiverId={client.id}
          outbox={outbox}
          peerName={client.username}
          emptyDetail={text.emptyConversation}
        />
      )}
      {client !== undefined && isEditing && (
        <Suspense>
          <ClientDialog
            client={client}
            onClose={() => setEditing(false)}
            onChange={onChange}
            onDeleted={leaveDeleted}
          />
        </Suspense>
      )}
    </Screen>
  );
}

function ListState({ list, hasClient }: { list: ClientList; hasClient: boolean }) {
  if (list.step === 'loading') return <Spinner />;
  if (list.step === 'failed')
    return <LoadError title={text.failed} detail={text.failedDetail} onRetry={list.retry} />;
  return hasClient ? null : <Notice title={text.unknown} />;
}
