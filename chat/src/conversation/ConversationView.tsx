import { useCallback } from 'react';
import type { Message } from '../api/messages.ts';
import { DropArea } from '../pictures/DropArea.tsx';
import { usePictures } from '../pictures/usePictures.ts';
import { text } from '../text.ts';
import { LoadError } from '../ui/Notice.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { Composer } from './Composer.tsx';
import './conversation.css';
import { unsentMessages } from './conversation.ts';
import { MessageList } from './MessageList.tsx';
import type { Parties } from './newMessage.ts';
import { useConversation } from './useConversation.ts';
import type { OutboxWithPostman } from './useOutbox.ts';

interface ConversationViewProps extends Parties {
  outbox: OutboxWithPostman;
  /** The other side, as a screen reader names it. */
  peerName: string;
  emptyDetail: string;
}

/** One conversation, from its messages to the input. */
export function ConversationView({ outbox, peerName, emptyDetail, ...parties }: ConversationViewProps) {
  const [conversation, actions] = useConversation(parties, outbox);
  const { clientId, senderId } = parties;
  // The studio speaks with one voice, whichever of its admins wrote.
  const isOwn = useCallback(
    (message: Message) => (message.sender_id === clientId) === (senderId === clientId),
    [clientId, senderId],
  );
  const { history, isConnected } = conversation;
  const unsent = unsentMessages(conversation);
  const pictures = usePictures(actions.sendPicture);
  const isUploading = unsent.some(({ id }) => id === outbox.uploading?.id);

  return (
    <DropArea onDrop={pictures.attach}>
      {history.step === 'loading' && <Spinner />}
      {history.step === 'failed' && (
        <div className="conversation-error">
          <LoadError title={text.conversation.failed} onRetry={actions.reload} />
        </div>
      )}
      {history.step === 'ready' && (
        <MessageList
          history={history}
          unsent={unsent}
          uploading={outbox.uploading}
          isOwn={isOwn}
          peerName={peerName}
          emptyDetail={emptyDetail}
          actions={actions}
        />
      )}
      <p className="connection" role="status">
        {!isConnected && text.conversation.interrupted}
      </p>
      <Composer
        key={clientId}
        accountId={senderId}
        clientId={clientId}
        isUploading={pictures.isPreparing || isUploading}
        onSend={actions.send}
        onAttach={pictures.attach}
      />
    </DropArea>
  );
}
