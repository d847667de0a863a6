import { useCallback, useEffect, useState } from 'react';
import type { Message } from '../api/messages.ts';
import type { Party } from '../api/reads.ts';
import { AlertsButton } from '../attention/AlertsButton.tsx';
import { DropArea } from '../pictures/DropArea.tsx';
import { usePictures } from '../pictures/usePictures.ts';
import { ConversationSearch } from '../search/ConversationSearch.tsx';
import { text } from '../text.ts';
import { LoadError } from '../ui/Notice.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { Composer } from './Composer.tsx';
import './conversation.css';
import { unsentMessages } from './conversation.ts';
import { type Hit, MessageList } from './MessageList.tsx';
import type { Parties } from './newMessage.ts';
import { PeerStatus } from './PeerStatus.tsx';
import { UnsentMessages } from './UnsentMessages.tsx';
import { useConversation } from './useConversation.ts';
import type { OutboxWithPostman } from './useOutbox.ts';
import { useUnreadMessages } from './useUnreadMessages.ts';

interface ConversationViewProps extends Parties {
  outbox: OutboxWithPostman;
  /** The other side, as a screen reader names it. */
  peerName: string;
  emptyDetail: string;
  /** Called with what the other side has just written. */
  onArrival?: (message: Message) => void;
  /** Called with how much of what is shown has not been read. */
  onUnread?: (unread: number) => void;
}

/** One conversation, from its messages to the input. */
export function ConversationView(props: ConversationViewProps) {
  const { outbox, peerName, emptyDetail, onArrival, onUnread, ...parties } = props;
  const { clientId, senderId } = parties;
  // The studio speaks with one voice, whichever of its admins wrote.
  const isOwn = useCallback(
    (message: Message) => (message.sender_id === clientId) === (senderId === clientId),
    [clientId, senderId],
  );
  const [conversation, actions] = useConversation(parties, outbox, (messages) => {
    const last = messages.findLast((message) => !isOwn(message));
    if (last !== undefined) onArrival?.(last);
  });
  const { history, isConnected, reads, peer } = conversation;
  const [own, other]: [Party, Party] = senderId === clientId ? ['client', 'studio'] : ['studio', 'client'];
  const unread = useUnreadMessages(history, reads, own, isOwn);
  useEffect(() => onUnread?.(unread.length), [onUnread, unread.length]);
  const [hit, setHit] = useState<Hit>();
  const openHit = async (message: Message) => {
    const isShown = await actions.showAround(message);
    if (isShown) setHit({ id: message.id });
    return isShown;
  };
  const unsent = unsentMessages(conversation);
  const pictures = usePictures(actions.sendPicture);
  const isUploading = unsent.some(({ id }) => id === outbox.uploading?.id);

  return (
    <DropArea onDrop={pictures.attach}>
      {history.step === 'loading' && <Spinner />}
      {history.step === 'failed' && (
        <div className="conversation-error">
          <LoadError title={text.conversation.failed} onRetry={actions.reload} />
          <section className="conversation-waiting" aria-label={text.conversation.waiting}>
            <UnsentMessages unsent={unsent} uploading={outbox.uploading} actions={actions} />
          </section>
        </div>
      )}
      {history.step === 'ready' && (
        <MessageList
          hit={hit}
          history={history}
          unsent={unsent}
          uploading={outbox.uploading}
          isOwn={isOwn}
          unread={unread}
          peerRead={reads?.[other]}
          peerName={peerName}
          emptyDetail={emptyDetail}
          actions={actions}
        />
      )}
      <p className="connection" role="status">
        {!isConnected && text.conversation.interrupted}
      </p>
      <PeerStatus peer={peer} name={peerName}>
        {history.step === 'ready' && history.messages.length > 0 && (
          <ConversationSearch clientId={clientId} onOpen={openHit} />
        )}
        <AlertsButton />
      </PeerStatus>
      <Composer
        key={clientId}
        accountId={senderId}
        clientId={clientId}
        isUploading={pictures.isPreparing || isUploading}
        onType={actions.typed}
        onSend={actions.send}
        onAttach={pictures.attach}
      />
    </DropArea>
  );
}
