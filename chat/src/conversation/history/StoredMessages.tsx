import { formatTimestamp } from '@vitrina/shared/dates.ts';
import { Check, CheckCheck } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { Cursor, Message } from '../../api/messages.ts';
import { StoredPicture } from '../../pictures/StoredPicture.tsx';
import { Bubble } from '../Bubble.tsx';
import { text } from '../text.ts';
import { groupByDay } from './days.ts';
import { isBefore } from './history.ts';

export interface ShownMessages {
  messages: readonly Message[];
  hitId: string | undefined;
  isOwn: (message: Message) => boolean;
  peerRead: Cursor | undefined;
  peerName: string;
}

/** Day by day. */
export function StoredMessages({ messages, hitId, isOwn, peerRead, peerName }: ShownMessages) {
  const days = useMemo(() => groupByDay(messages), [messages]);
  return days.map((day) => (
    <div key={day.messages[0]?.id}>
      <h2 className="mt-5 mb-3 flex items-center gap-4 font-sans text-micro font-semibold whitespace-nowrap text-muted tabular-nums before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {day.label}
      </h2>
      <ol className="grid gap-3">
        {day.messages.map((message) => (
          <StoredMessage
            key={message.id}
            message={message}
            isHit={message.id === hitId}
            isOwn={isOwn(message)}
            author={isOwn(message) ? text.own : peerName}
            isRead={!isBefore(peerRead, message)}
          />
        ))}
      </ol>
    </div>
  ));
}

interface StoredMessageProps {
  message: Message;
  isHit: boolean;
  isOwn: boolean;
  author: string;
  isRead: boolean;
}

const StoredMessage = memo(function StoredMessage(props: StoredMessageProps) {
  const { message, isHit, isOwn, author, isRead } = props;
  const State = isRead ? CheckCheck : Check;
  return (
    <Bubble
      message={message}
      isOwn={isOwn}
      isHit={isHit}
      author={author}
      picture={
        message.attachment_url && (
          <StoredPicture path={message.attachment_url} size={message} label={text.image} />
        )
      }
      meta={
        <>
          <time dateTime={message.timestamp}>{formatTimestamp(message.timestamp)}</time>
          {isOwn && (
            // Only the icon changes: a new element would be read out as a new message.
            <span className="flex" role="img" aria-label={isRead ? text.read : text.sent}>
              <State size={15} aria-hidden />
            </span>
          )}
        </>
      }
    />
  );
});
