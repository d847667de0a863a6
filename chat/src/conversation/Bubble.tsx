import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NewMessage } from '../api/messages.ts';
import { text } from '../text.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { MESSAGE_ATTRIBUTE } from './anchor.ts';
import './bubble.css';
import { webAddress } from './links.ts';
import { MessageText } from './MessageText.tsx';

interface BubbleProps {
  message: Pick<NewMessage, 'id' | 'content' | 'message_type'>;
  isOwn: boolean;
  /** Whether it was looked for: then it stands out and takes the focus. */
  isHit?: boolean;
  /** Who wrote it, for those who cannot see on which side it stands. */
  author: string;
  /** Of a message that has one. */
  picture?: ReactNode;
  /** Time and state, inside the bubble. */
  meta: ReactNode;
  /** What can be done about it, under the bubble. */
  children?: ReactNode;
}

/** One message. */
export function Bubble({ message, isOwn, isHit = false, author, picture, meta, children }: BubbleProps) {
  const link = message.message_type === 'link' ? webAddress(message.content) : undefined;
  return (
    <li
      className={`message${isOwn ? ' message-own' : ''}${isHit ? ' message-hit' : ''}`}
      tabIndex={isHit ? -1 : undefined}
      {...{ [MESSAGE_ATTRIBUTE]: message.id }}
    >
      <div className="bubble">
        <span className="visually-hidden">{author}: </span>
        {picture}
        {(!picture || message.content !== text.conversation.image) && (
          <MessageText content={message.content} />
        )}
        {link !== undefined && (
          <ButtonLink look="lamp" href={link} icon={<ExternalLink size={18} aria-hidden />}>
            {text.conversation.openLink}
          </ButtonLink>
        )}
        <p className="bubble-meta">{meta}</p>
      </div>
      {children}
    </li>
  );
}
