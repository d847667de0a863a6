import { useStore } from '@nanostores/react';
import { blanksOf } from '@vitrina/shared/replies/blanks.ts';
import { repliesText } from '@vitrina/shared/replies/text.ts';
import { lazy, useEffect, useState } from 'react';
import type { Account } from '../api/accounts.ts';
import type { Client } from '../api/clients.ts';
import type { Choice } from '../attachments/useAttachments.ts';
import { ConversationView } from '../conversation/ConversationView.tsx';
import type { Outbox } from '../conversation/sending/outbox.ts';
import { AttachMenuButton } from '../requests/studio/AttachMenuButton.tsx';
import { $asking } from '../requests/studio/asking.ts';
import { Notice } from '../ui/Notice.tsx';
import { Optional } from '../ui/Optional.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useGoneSignal } from '../ui/useGoneSignal.ts';
import { ClientHead } from './ClientHead.tsx';
import { ListFailed } from './ListFailed.tsx';
import { RepliesButton } from './replies/RepliesButton.tsx';
import { text } from './text.ts';
import type { ClientList } from './useClients.ts';
import { useProjectPanel } from './useProjectPanel.ts';

const ClientDialog = lazy(() => import('./details/ClientDialog.tsx'));
const ProjectPanel = lazy(() => import('./panel/ProjectPanel.tsx'));
const RequestDialog = lazy(() => import('../requests/studio/RequestDialog.tsx'));

interface Props {
  account: Account;
  outbox: Outbox;
  list: ClientList;
  /** Missing while the list is loading, and if there is no client with the id in the address. */
  client: Client | undefined;
  isWide: boolean;
  /** The attachments chosen for this client. */
  chosen: Choice;
  /** Called after the list has changed on the server. */
  onChange: () => Promise<void>;
  onDeleted: () => void;
}

export function OpenClient(props: Props) {
  const { account, outbox, list, client, isWide, chosen, onChange, onDeleted } = props;
  const [isEditing, setEditing] = useState(false);
  const stopEditing = () => setEditing(false);
  const asking = useStore($asking);
  useEffect(() => stopAsking, []);
  const goneSignal = useGoneSignal();
  const { isPanelShown, panel, closePanel } = useProjectPanel();
  if (client === undefined)
    return (
      <div className="flex min-w-0 flex-1 flex-col">
        <ListState list={list} isWide={isWide} />
      </div>
    );

  const leaveDeleted = () => {
    if (!goneSignal().aborted) onDeleted();
    void onChange();
  };
  return (
    <section className="relative flex min-w-0 flex-1" aria-label={client.name}>
      <div className="flex min-w-0 flex-1 flex-col">
        <ClientHead
          client={client}
          isWide={isWide}
          onChange={onChange}
          onEdit={() => setEditing(true)}
          panel={panel}
        />
        {/* The awning overlaps the head, not the conversation. */}
        <div className="flex min-h-0 flex-1 flex-col [--spacing-awning:0px]">
          <ConversationView
            clientId={client.id}
            senderId={account.id}
            receiverId={client.id}
            outbox={outbox}
            chosen={chosen}
            peerName={client.name}
            emptyDetail={text.emptyConversation}
            writing={{
              AttachTool: AttachMenuButton,
              problemOf: findBlanks,
              tool: (composer) => <RepliesButton {...composer} clientId={client.id} name={client.name} />,
            }}
          />
        </div>
      </div>
      {isPanelShown && (
        // Its space is reserved while it is loading.
        <div className="xl:flex xl:w-85 xl:flex-none">
          <Optional>
            <ProjectPanel accountId={account.id} client={client} onClose={closePanel} />
          </Optional>
        </div>
      )}
      {asking !== undefined && (
        <Optional onMissing={stopAsking}>
          <RequestDialog {...asking} accountId={account.id} client={client} />
        </Optional>
      )}
      {isEditing && (
        <Optional onMissing={stopEditing}>
          <ClientDialog client={client} onClose={stopEditing} onChange={onChange} onDeleted={leaveDeleted} />
        </Optional>
      )}
    </section>
  );
}

const stopAsking = () => $asking.set(undefined);

function findBlanks(typed: string): string | undefined {
  const blanks = blanksOf(typed);
  return blanks.length > 0 ? repliesText.fillIn(blanks) : undefined;
}

function ListState({ list, isWide }: Pick<Props, 'list' | 'isWide'>) {
  if (list.step === 'loading') return <Spinner />;
  if (list.step === 'ready') return <Notice title={text.unknown} />;
  // Beside the list, the list itself shows the error.
  return isWide ? null : <ListFailed onRetry={list.retry} />;
}
