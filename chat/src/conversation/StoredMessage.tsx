import { formatTimestamp } from '@vitrina/shared/dates.ts';
import { Check } from 'lucide-react';
import { memo } from 'react';
import type { Message } from '../api/messages.ts';
import { StoredPicture } from '../pictures/StoredPicture.tsx';
import { text } from '../text.ts';
import { Bubble } from './Bubble.tsx';

interface StoredMessageProps {
  message: Message;
  isOwn: boolean;
  author: string;
}

/** A message that the server has. */
export const StoredMessage = memo(function StoredMessage({ message, isOwn, author }: StoredMessageProps) {
  return (
    <Bubble
      message={message}
      isOwn={isOwn}
      author={author}
      picture={
        message.attachment_url && (
          <StoredPicture path={message.attachment_url} size={message} label={text.conversation.image} />
        )
      }
      meta={
        <>
          <time dateTime={message.timestamp}>{formatTimestamp(message.timestamp)}</time>
          {isOwn && <Check size={15} role="img" aria-label={text.conversation.sent} />}
        </>
      }
    />
  );
});
