import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NewMessage } from '../api/messages.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { MESSAGE_ATTRIBUTE } from './scroll/anchor.ts';
import './bubble.css';
import { linkPieces, webAddress } from './links.ts';
import { text } from './text.ts';

interface Props {
  message: Pick<NewMessage, 'id' | 'content' | 'message_type'>;
  isOwn: boolean;
  /** A search hit stands out and can be focused. */
  isHit?: boolean;
  /** For those who cannot see on which side it is. */
  author: string;
  picture?: ReactNode;
  meta: ReactNode;
  children?: ReactNode;
}

export function Bubble({ message, isOwn, isHit = false, author, picture, meta, children }: Props) {
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
        {(!picture || message.content !== text.image) && <MessageText content={message.content} />}
        {link !== undefined && (
          <ButtonLink variant="lamp" href={link} icon={<ExternalLink size={18} aria-hidden />}>
            {text.openLink}
          </ButtonLink>
        )}
        <p className="bubble-meta">{meta}</p>
      </div>
      {children}
    </li>
  );
}

/** Always shown as text; its web addresses become links. */
function MessageText({ content }: { content: string }) {
  return (
    // dir="auto" keeps a text that runs the other way from turning its surroundings.
    <p className="bubble-text" dir="auto">
      {linkPieces(content).map(({ text, href }, index) =>
        href === undefined ? (
          text
        ) : (
          <a key={index} href={href} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        ),
      )}
    </p>
  );
}
