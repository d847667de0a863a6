import { formatTimestamp } from '@vitrina/shared/dates.ts';
import type { Message } from '../api/messages.ts';
import { Button } from '../ui/Button.tsx';
import { excerpt } from './excerpt.ts';
import { text } from './text.ts';

interface Props {
  hits: readonly Message[];
  query: string;
  onOpen: (message: Message) => void;
  onMore: (() => void) | undefined;
}

export function SearchHits({ hits, query, onOpen, onMore }: Props) {
  return (
    <div className="search-hits">
      <ol aria-label={text.results}>
        {hits.map((message) => (
          <li key={message.id}>
            <button type="button" onClick={() => onOpen(message)}>
              <Excerpt content={message.content} query={query} />
              <time dateTime={message.timestamp}>{formatTimestamp(message.timestamp)}</time>
            </button>
          </li>
        ))}
      </ol>
      {onMore !== undefined && (
        <Button variant="ghost" onClick={onMore}>
          {text.more}
        </Button>
      )}
    </div>
  );
}

function Excerpt({ content, query }: { content: string; query: string }) {
  const { before, found, after } = excerpt(content, query);
  return (
    <span className="search-excerpt" dir="auto">
      {before}
      {found !== '' && <mark>{found}</mark>}
      {after}
    </span>
  );
}
