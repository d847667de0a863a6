import { useStore } from '@nanostores/react';
import { type ComponentProps, lazy, type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { Message } from '../api/messages.ts';
import { DropArea } from '../attachments/DropArea.tsx';
import { type Choice, useAttachments } from '../attachments/useAttachments.ts';
import { AlertsButton } from '../attention/AlertsButton.tsx';
import { AlertsOffer } from '../attention/AlertsOffer.tsx';
import { useAttentive } from '../attention/attentive.ts';
import { ConversationSearch } from '../search/ConversationSearch.tsx';
import { LoadError } from '../ui/Notice.tsx';
import { Optional } from '../ui/Optional.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import type { Task } from './answering/TaskBar.tsx';
import { ownSide, type Parties, sideOf } from './conversation.ts';
import { MessageList } from './MessageList.tsx';
import { useMessageActions } from './menu/useMessageActions.ts';
import { PeerStatus } from './presence/PeerStatus.tsx';
import { Composer } from './sending/Composer.tsx';
import type { Outbox } from './sending/outbox.ts';
import { RefusalStatus, UnsentMessages } from './sending/UnsentMessages.tsx';
import { text } from './text.ts';
import { useConversation } from './useConversation.ts';
import { useGoTo } from './useGoTo.ts';

const AnswerTimeLine = lazy(() => import('./presence/AnswerTimeLine.tsx'));

interface Props extends Parties {
  outbox: Outbox;
  peerName: string;
  emptyDetail: string;
  /** Whether no other tab of the screen covers the conversation. */
  isShown?: boolean;
  /** The field for messages. */
  field?: RefObject<HTMLTextAreaElement | null>;
  /** The chosen attachments, which may outlive the view. */
  chosen: Choice;
  /** Called with the last message that the other side has just written. */
  onArrival?: (message: Message) => void;
  /** Called with the number of shown messages that are unread. */
  onUnread?: (unread: number) => void;
  tool?: ReactNode;
  /** Additional tools for writing that only the studio has. */
  writing?: Pick<ComponentProps<typeof Composer>, 'AttachTool' | 'tool' | 'problemOf'>;
}

export function ConversationView({
  outbox,
  peerName,
  emptyDetail,
  isShown = true,
  field,
  chosen,
  onArrival,
  onUnread,
  tool,
  writing,
  ...parties
}: Props) {
  const { clientId, senderId } = parties;
  const own = ownSide(parties);
  const isAttentive = useAttentive() && isShown;
  const [conversation, actions] = useConversation(parties, outbox, isAttentive, onArrival);
  const { history, isConnected, readPositions, peer, unread, unsent, isWaiting, upload } = conversation;
  useEffect(() => onUnread?.(unread.length), [onUnread, unread.length]);
  const attachments = useAttachments(chosen);
  // A try without a network is no news: the message says that it waits.
  const uploading = isWaiting ? undefined : unsent.find(({ id }) => id === upload?.messageId);
  const isLasting = useStore(outbox.$isLasting);
  const { hit, goTo } = useGoTo(actions.showAround);
  const [task, setTask] = useState<Task>();
  const endTask = (ended: Task) => setTask((current) => (current === ended ? undefined : current));
  // It may have been corrected or deleted since the task began.
  const latest = history.step === 'ready' && history.messages.find(({ id }) => id === task?.message.id);
  const nameOf = (sender_id: string) => (sideOf({ sender_id }, clientId) === own ? text.own : peerName);
  const outgoing = { unsent, isWaiting, upload, nameOf, actions };
  const begin = (kind: Task['kind'], message: Message) =>
    setTask({ kind, message, author: nameOf(message.sender_id) });
  const { act, isReadingHeld } = useMessageActions(actions, begin);

  return (
    // A correction changes only the text of a message.
    <DropArea onDrop={task?.kind === 'correct' ? undefined : attachments.attach}>
      {history.step === 'loading' && <Spinner />}
      {history.step === 'failed' && (
        <div className="grid flex-1 content-center gap-4 overflow-y-auto px-gutter pt-[calc(var(--spacing-awning)+1rem)] pb-4">
          <LoadError title={text.failed} onRetry={actions.reload} />
          <section className="mx-auto w-full max-w-chat" aria-label={text.waiting} tabIndex={-1}>
            <UnsentMessages {...outgoing} />
          </section>
        </div>
      )}
      {history.step === 'ready' && (
        <MessageList
          {...outgoing}
          {...{ history, hit, clientId, own, peerName, isAttentive, emptyDetail }}
          accountId={senderId}
          divider={conversation.divider}
          peerReadTo={readPositions?.[own === 'client' ? 'studio' : 'client']?.last_read_number ?? 0}
          unread={conversation.areFirst && !isReadingHeld ? unread : NONE}
          onAct={act}
          onGoTo={goTo}
        />
      )}
      <p
        className="border-t border-line bg-surface px-4 py-2 text-center text-small/[1.4] text-balance text-muted empty:hidden"
        role="status"
      >
        {isLasting ? !isConnected && text.interrupted : text.notKept}
      </p>
      {/* Not before the history: what was refused long ago should be there from its start, which is not announced. */}
      {history.step !== 'loading' && <RefusalStatus unsent={unsent} />}
      {/* Takes the focus over from the offer. */}
      <div className="focus-visible:-outline-offset-3" tabIndex={-1}>
        {history.step === 'ready' && history.messages.length > 0 && <AlertsOffer />}
        <PeerStatus
          peer={peer}
          name={peerName}
          otherwise={
            own === 'client' && (
              <Optional failed={null}>
                <AnswerTimeLine />
              </Optional>
            )
          }
        >
          {history.step === 'ready' && history.messages.length > 0 && (
            <ConversationSearch clientId={clientId} nameOf={nameOf} onOpen={goTo} />
          )}
          {tool}
          <AlertsButton isCompact />
        </PeerStatus>
      </div>
      <Composer
        field={field}
        accountId={senderId}
        clientId={clientId}
        uploading={uploading && (uploading.file ? 'file' : 'picture')}
        attachments={attachments}
        task={task}
        taskContent={latest ? latest.content : task?.message.content}
        onTaskEnd={endTask}
        onType={actions.typed}
        onSend={actions.send}
        onSendAttachment={actions.sendAttachment}
        onCorrect={actions.correct}
        {...writing}
      />
    </DropArea>
  );
}

const NONE: readonly Message[] = [];
