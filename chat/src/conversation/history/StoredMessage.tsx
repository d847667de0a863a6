import { formatTimestamp } from '@vitrina/shared/dates.ts';
import { Check, CheckCheck } from 'lucide-react';
import { memo } from 'react';
import type { Message } from '../../api/messages.ts';
import { StoredPicture } from '../../pictures/StoredPicture.tsx';
import { Bubble } from '../Bubble.tsx';
import { text } from '../text.ts';

interface Props {
  message: Message;
  isHit: boolean;
  isOwn: boolean;
  author: string;
  isRead: boolean;
}

export const StoredMessage = memo(function StoredMessage(props: Props) {
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
            <span className="message-state" role="img" aria-label={isRead ? text.read : text.sent}>
              <State size={15} aria-hidden />
            </span>
          )}
        </>
      }
    />
  );
});
