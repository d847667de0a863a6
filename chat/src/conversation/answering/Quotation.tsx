import { text } from '../text.ts';

interface Props {
  author: string;
  /** Empty if the message was deleted. */
  content: string;
  /** Scrolls to the quoted message. */
  onOpen?: (() => void) | undefined;
}

/** The first two lines of the answered message, beside a yellow bar. */
export function Quotation({ author, content, onOpen }: Props) {
  const lines = (
    <span className="block min-w-0">
      <span className="block truncate font-bold">{author}</span>
      <span className="line-clamp-2 wrap-anywhere" dir="auto">
        {content === '' ? text.deleted : content}
      </span>
    </span>
  );
  const look = 'mb-1.5 flex min-h-tap max-w-full border-l-4 border-pave pl-3 text-start text-small/[1.4]';
  if (onOpen === undefined) return <div className={look}>{lines}</div>;
  return (
    <button type="button" className={look} title={text.goToQuoted} onClick={onOpen}>
      {lines}
    </button>
  );
}
