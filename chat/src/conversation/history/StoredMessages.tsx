import { formatTimestamp } from '@vitrina/shared/dates.ts';
import { Check, CheckCheck } from 'lucide-react';
import { lazy, memo, useMemo } from 'react';
import type { Message } from '../../api/messages.ts';
import type { Party } from '../../api/readPositions.ts';
import { StoredPicture } from '../../attachments/StoredPicture.tsx';
import { Optional } from '../../ui/Optional.tsx';
import { Quotation } from '../answering/Quotation.tsx';
import { Bubble } from '../Bubble.tsx';
import { sideOf } from '../conversation.ts';
import { type ActOnMessage, MessageMenuButton } from '../menu/MessageMenuButton.tsx';
import { MESSAGE_ATTRIBUTE } from '../scroll/anchor.ts';
import { text } from '../text.ts';
import type { GoTo } from '../useGoTo.ts';
import { Divider } from './Divider.tsx';
import { groupByDay } from './days.ts';

/** Most conversations contain no requests or files, so their code is loaded when needed. */
const RequestPaper = lazy(() => import('../../requests/RequestPaper.tsx'));
const StoredFile = lazy(() => import('../../attachments/StoredFile.tsx'));

export interface ShownMessages {
  messages: readonly Message[];
  hitId: string | undefined;
  /** The number of the first message below the divider. */
  divider: number | undefined;
  clientId: string;
  own: Party;
  accountId: string;
  /** The number up to which the other side has read. */
  peerReadTo: number;
  peerName: string;
  onAct: ActOnMessage;
  onGoTo: GoTo;
}

/** The messages, grouped by day. */
export function StoredMessages({ messages, hitId, divider, peerReadTo, ...shared }: ShownMessages) {
  const days = useMemo(() => groupByDay(messages), [messages]);
  return days.map((day) => (
    <div key={day.label}>
      <h2 className="mt-5 mb-3 flex items-center gap-4 font-sans text-micro font-semibold whitespace-nowrap text-muted tabular-nums before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {day.label}
      </h2>
      <ol className="grid gap-3">
        {day.messages.map((message) => (
          <StoredMessage
            key={message.id}
            message={message}
            isHit={message.id === hitId}
            isBelowDivider={message.number === divider}
            isRead={message.number <= peerReadTo}
            {...shared}
          />
        ))}
      </ol>
    </div>
  ));
}

interface StoredMessageProps extends Omit<ShownMessages, 'messages' | 'hitId' | 'divider' | 'peerReadTo'> {
  message: Message;
  isHit: boolean;
  isBelowDivider: boolean;
  isRead: boolean;
}

const StoredMessage = memo(function StoredMessage(props: StoredMessageProps) {
  const { message, isHit, isBelowDivider, isRead, clientId, own, accountId, peerName, onAct, onGoTo } = props;
  const authorOf = (sender_id: string) => (sideOf({ sender_id }, clientId) === own ? text.own : peerName);
  const isOwn = sideOf(message, clientId) === own;
  const State = isRead ? CheckCheck : Check;
  if (message.message_type === 'request')
    return (
      <li className="outline-none" tabIndex={isHit ? -1 : undefined} {...{ [MESSAGE_ATTRIBUTE]: message.id }}>
        {isBelowDivider && <Divider />}
        <div className={`max-w-110 ${isOwn ? 'ml-auto' : ''}`}>
          <Optional fallback={<p className="border border-line bg-surface p-4">{message.content}</p>}>
            <RequestPaper message={message} own={own} onWrite={() => onAct('reply', message)} />
          </Optional>
        </div>
      </li>
    );
  const { reply_to, reply_to_number, reply_to_sender_id, reply_to_content } = message;
  return (
    <Bubble
      message={message}
      isOwn={isOwn}
      isHit={isHit}
      author={authorOf(message.sender_id)}
      before={isBelowDivider && <Divider />}
      quote={
        reply_to_number !== null && (
          <Quotation
            author={authorOf(reply_to_sender_id ?? '')}
            content={reply_to_content ?? ''}
            onOpen={() => onGoTo({ id: reply_to ?? '', number: reply_to_number })}
          />
        )
      }
      picture={
        message.attachment_url &&
        (message.attachment_name !== null ? (
          <Optional fallback={<p className="min-h-14">{message.attachment_name}</p>}>
            <StoredFile
              path={message.attachment_url}
              name={message.attachment_name}
              size={message.attachment_size ?? 0}
            />
          </Optional>
        ) : (
          <StoredPicture path={message.attachment_url} size={message} />
        ))
      }
      meta={
        <>
          {message.edited_at !== null && <span>{text.edited}</span>}
          <time dateTime={message.timestamp}>{formatTimestamp(message.timestamp)}</time>
          {isOwn && (
            // Only the icon changes: a screen reader would read a new element as a new message.
            <span className="flex" role="img" aria-label={isRead ? text.read : text.sent}>
              <State size={15} aria-hidden />
            </span>
          )}
        </>
      }
      menu={
        message.message_type !== 'deleted' && (
          <MessageMenuButton
            message={message}
            isOwn={isOwn}
            isMine={message.sender_id === accountId}
            canMarkUnread={own === 'studio' && !isOwn}
            onAct={onAct}
          />
        )
      }
    />
  );
});
