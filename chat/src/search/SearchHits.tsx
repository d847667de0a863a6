import { formatTimestamp } from '@vitrina/shared/dates.ts';
import type { Message } from '../api/messages.ts';
import { Button } from '../ui/Button.tsx';
import { keepFocus } from '../ui/keepFocus.ts';
import { PanelItem } from '../ui/Panel.tsx';
import { excerpt } from './excerpt.ts';
import { text } from './text.ts';

interface Props {
  hits: readonly Message[];
  query: string;
  /** The name of a sender. */
  nameOf: (senderId: string) => string;
  onOpen: (message: Message) => void;
  onMore: (() => void) | undefined;
}

export function SearchHits({ hits, query, nameOf, onOpen, onMore }: Props) {
  return (
    <div className="grid gap-2 overflow-y-auto overscroll-contain px-2 pb-2">
      <ol aria-label={text.results}>
        {hits.map((message) => (
          <PanelItem key={message.id} onClick={() => onOpen(message)}>
            <Excerpt content={message.content} query={query} />
            <span className="flex flex-wrap gap-x-3 text-micro/body text-muted tabular-nums">
              <span className="wrap-anywhere">{nameOf(message.sender_id)}</span>
              <time dateTime={message.timestamp}>{formatTimestamp(message.timestamp)}</time>
            </span>
          </PanelItem>
        ))}
      </ol>
      {onMore !== undefined && (
        <Button ref={keepFocus} variant="ghost" onClick={onMore}>
          {text.more}
        </Button>
      )}
    </div>
  );
}

function Excerpt({ content, query }: { content: string; query: string }) {
  const { before, found, after } = excerpt(content, query);
  return (
    <span className="wrap-anywhere" dir="auto">
      {before}
      {found !== '' && <mark className="bg-pave text-ink-fix">{found}</mark>}
      {after}
    </span>
  );
}
