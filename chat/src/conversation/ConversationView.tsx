import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import type { Message } from '../api/messages.ts';
import { AlertsButton } from '../attention/AlertsButton.tsx';
import { AlertsOffer } from '../attention/AlertsOffer.tsx';
import { DropArea } from '../pictures/DropArea.tsx';
import { usePictures } from '../pictures/usePictures.ts';
import { ConversationSearch } from '../search/ConversationSearch.tsx';
import { LoadError } from '../ui/Notice.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { isOwn as isOwnMessage, ownSide, type Parties } from './conversation.ts';
import { useUnreadMessages } from './history/useUnreadMessages.ts';
import { type Hit, MessageList } from './MessageList.tsx';
import { PeerStatus } from './presence/PeerStatus.tsx';
import { Composer } from './sending/Composer.tsx';
import type { Outbox } from './sending/outbox.ts';
import { UnsentMessages } from './sending/UnsentMessages.tsx';
import { text } from './text.ts';
import { useConversation } from './useConversation.ts';

interface Props extends Parties {
  outbox: Outbox;
  /** The other side, as a screen reader names it. */
  peerName: string;
  emptyDetail: string;
  /** Called with what the other side has just written. */
  onArrival?: (message: Message) => void;
  /** Called with how many of the shown messages are unread. */
  onUnread?: (unread: number) => void;
}

export function ConversationView({ outbox, peerName, emptyDetail, onArrival, onUnread, ...parties }: Props) {
  const { clientId, senderId } = parties;
  const own = ownSide(parties);
  const isOwn = useCallback(
    (message: Message) => isOwnMessage(message, { clientId, senderId }),
    [clientId, senderId],
  );
  const [conversation, actions] = useConversation(parties, outbox, (messages) => {
    const last = messages.findLast((message) => !isOwn(message));
    if (last !== undefined) onArrival?.(last);
  });
  const { history, isConnected, readPositions, peer, unsent, upload } = conversation;
  const unread = useUnreadMessages(history, readPositions, own, isOwn);
  useEffect(() => onUnread?.(unread.length), [onUnread, unread.length]);
  const pictures = usePictures(actions.sendPicture);
  const isUploading = unsent.some(({ id }) => id === upload?.messageId);
  const isLasting = useStore(outbox.$isLasting);
  const [hit, setHit] = useState<Hit>();
  const openHit = async (message: Message) => {
    const canShow = await actions.showAround(message);
    if (canShow) setHit({ id: message.id });
    return canShow;
  };

  return (
    <DropArea onDrop={pictures.attach}>
      {history.step === 'loading' && <Spinner />}
      {history.step === 'failed' && (
        <div className="grid flex-1 content-center gap-4 overflow-y-auto px-gutter pt-[calc(var(--spacing-awning)+1rem)] pb-4">
          <LoadError title={text.failed} onRetry={actions.reload} />
          <section className="mx-auto w-full max-w-chat" aria-label={text.waiting}>
            <UnsentMessages unsent={unsent} upload={upload} actions={actions} />
          </section>
        </div>
      )}
      {history.step === 'ready' && (
        <MessageList
          peerRead={readPositions?.[own === 'client' ? 'studio' : 'client']}
          {...{ history, hit, unsent, upload, unread, isOwn, peerName, emptyDetail, actions }}
        />
      )}
      <p
        className="border-t border-line bg-surface px-4 py-2 text-center text-small/[1.4] text-balance text-muted empty:hidden"
        role="status"
      >
        {isLasting ? !isConnected && text.interrupted : text.notKept}
      </p>
      {history.step === 'ready' && history.messages.length > 0 && <AlertsOffer />}
      <PeerStatus peer={peer} name={peerName}>
        {history.step === 'ready' && history.messages.length > 0 && (
          <ConversationSearch clientId={clientId} onOpen={openHit} />
        )}
        <AlertsButton isCompact />
      </PeerStatus>
      <Composer
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
