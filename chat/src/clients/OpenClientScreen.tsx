import { ArrowLeft } from 'lucide-react';
import type { Account } from '../api/accounts.ts';
import { ConversationView } from '../conversation/ConversationView.tsx';
import type { OutboxWithPostman } from '../conversation/useOutbox.ts';
import { Screen } from '../layout/Screen.tsx';
import { SignOutButton } from '../session/SignOutButton.tsx';
import { text } from '../text.ts';
import { Button } from '../ui/Button.tsx';
import { LoadError, Notice } from '../ui/Notice.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import type { ClientList } from './useClients.ts';

interface OpenClientScreenProps {
  account: Account;
  outbox: OutboxWithPostman;
  list: ClientList;
  clientId: string;
  onBack: () => void;
}

/** The conversation with one client. */
export function OpenClientScreen({ account, outbox, list, clientId, onBack }: OpenClientScreenProps) {
  const client =
    list.step === 'ready' ? list.clients.find((candidate) => candidate.id === clientId) : undefined;

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
          <SignOutButton accountId={account.id} outbox={outbox.outbox} />
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
    </Screen>
  );
}
