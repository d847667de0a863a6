import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NewMessage } from '../api/messages.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { keepFocus } from '../ui/keepFocus.ts';
import { linkPieces } from './links.ts';
import { MESSAGE_ATTRIBUTE } from './scroll/anchor.ts';
import { hasWords } from './standIn.ts';
import { text } from './text.ts';

const LOOK = {
  own: 'rounded-br-wood border-transparent bg-bottle text-plaster-fix [--focus:var(--color-pave)]',
  peer: 'rounded-bl-wood border-line bg-surface',
};

/** The id of the line with the time of a message. */
export const metaId = ({ id }: { id: string }) => `meta-${id}`;

interface Props {
  message: Pick<NewMessage, 'id' | 'content' | 'message_type' | 'attachment_url' | 'attachment_name'>;
  isOwn: boolean;
  /** A search hit is highlighted. */
  isHit?: boolean;
  /** Names the author for screen readers. */
  author: string;
  /** Shown above the bubble. */
  before?: ReactNode;
  quote?: ReactNode;
  picture?: ReactNode;
  meta: ReactNode;
  /** Shown beside the bubble on hover and focus. */
  menu?: ReactNode;
  children?: ReactNode;
}

export function Bubble({
  message,
  isOwn,
  isHit = false,
  author,
  before,
  quote,
  picture,
  meta,
  menu,
  children,
}: Props) {
  const isDeleted = message.message_type === 'deleted';
  const link = message.message_type === 'link' ? linkPieces(message.content)[0]?.href : undefined;
  return (
    <li
      ref={keepFocus}
      className={`flex flex-col outline-none ${isOwn ? 'items-end' : 'items-start'}`}
      // For a search hit, and a message that has just been deleted.
      tabIndex={-1}
      {...{ [MESSAGE_ATTRIBUTE]: message.id }}
    >
      {before}
      <div className={`group/row relative flex w-full items-start ${isOwn ? 'flex-row-reverse' : ''}`}>
        {/* A tap focuses the bubble and so shows the menu. A picture has the same margin on all sides. */}
        <div
          className={`group/bubble max-w-[70%] rounded-card border px-4.5 pt-3.25 pb-2.75 outline-offset-3 outline-focus max-md:max-w-[min(86%,100%-2.75rem)] has-data-picture:px-2 has-data-picture:pt-2 ${isHit ? 'outline-3' : 'outline-0'} ${LOOK[isOwn ? 'own' : 'peer']}`}
          tabIndex={menu ? -1 : undefined}
        >
          <span className="sr-only">{author}: </span>
          {quote}
          {picture}
          {isDeleted && <p className="opacity-80 italic">{text.deleted}</p>}
          {!isDeleted && hasWords(message) && <MessageText content={message.content} />}
          {link !== undefined && (
            <div className="pt-2.5 pb-1">
              <ButtonLink variant="lamp" href={link} icon={<ExternalLink size={18} aria-hidden />}>
                {text.openLink}
              </ButtonLink>
            </div>
          )}
          <p
            id={metaId(message)}
            className={`mt-1 flex items-center gap-1.5 text-micro/body tracking-[0.02em] tabular-nums group-has-data-picture/bubble:mx-2 ${isOwn ? 'justify-end' : 'text-muted'}`}
          >
            {meta}
          </p>
        </div>
        {menu && (
          // What opens there is not a new message.
          <div
            className="flex-none opacity-0 group-hover/row:opacity-100 group-focus-within/row:opacity-100"
            aria-live="off"
          >
            {menu}
          </div>
        )}
      </div>
      {children}
    </li>
  );
}

/** Content is always shown as plain text; only addresses and phone numbers become links. */
function MessageText({ content }: { content: string }) {
  return (
    // dir="auto" isolates a right-to-left text from its surroundings. A long caption must not widen the bubble of its
    // picture.
    <p
      className="leading-[1.5] wrap-anywhere whitespace-pre-wrap group-has-data-picture/bubble:mx-2 group-has-data-picture/bubble:mt-1.5 group-has-data-picture/bubble:contain-inline-size"
      dir="auto"
    >
      {linkPieces(content).map(({ text, href }, index) =>
        href === undefined ? (
          text
        ) : (
          <a
            key={index}
            className="underline decoration-1 underline-offset-4"
            href={href}
            target={href.startsWith('http') ? '_blank' : undefined}
            rel="noopener noreferrer"
          >
            {text}
          </a>
        ),
      )}
    </p>
  );
}
