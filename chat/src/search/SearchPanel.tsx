import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Message } from '../api/messages.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { moveFocus, useEscape } from '../ui/panelKeys.ts';
import { SearchHits } from './SearchHits.tsx';
import { text } from './text.ts';
import { QUERY_LIMIT, useSearch } from './useSearch.ts';

interface Props {
  clientId: string;
  query: string;
  onType: (query: string) => void;
  onOpen: (message: Message) => void;
  onClose: () => void;
}

/** Finds messages of one conversation. The arrow keys go through them, Escape closes. */
export default function SearchPanel({ clientId, query, onType, onOpen, onClose }: Props) {
  const { search, findMore, retry } = useSearch(clientId, query);
  const panel = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  useEscape(onClose);

  return (
    <search
      className="absolute inset-x-3 top-[calc(var(--spacing-awning)+0.5rem)] z-35 mx-auto flex max-h-[calc(100%-var(--spacing-awning)-1rem)] w-[min(40rem,100%-1.5rem)] flex-col rounded-card border border-line bg-surface shadow-float"
      ref={panel}
      onKeyDown={(event) => moveFocus(event, panel)}
    >
      <div className="flex items-center gap-2.5 rounded-card pl-4 -outline-offset-1 outline-focus has-[input:focus-visible]:outline-3">
        <Search size={20} aria-hidden />
        <input
          ref={input}
          className="h-13 min-w-0 flex-1 px-0.5 outline-none [&::-webkit-search-cancel-button]:hidden"
          type="search"
          value={query}
          maxLength={QUERY_LIMIT}
          aria-label={text.label}
          placeholder={text.placeholder}
          autoComplete="off"
          onChange={({ target }) => onType(target.value)}
        />
        <IconButton
          className="mr-0.75"
          label={text.close}
          icon={<X size={20} aria-hidden />}
          onClick={onClose}
        />
      </div>
      <p className="px-4 pt-2 pb-3 text-small/body text-muted empty:p-0" role="status">
        {search.step === 'searching' && text.searching}
        {search.step === 'done' &&
          (search.hits.length === 0 ? text.empty : text.count(search.hits.length, search.hasMore))}
      </p>
      {search.step === 'failed' && (
        <p
          className="flex flex-wrap items-center gap-x-2 px-4 pt-2 pb-3 text-small/body font-semibold text-danger"
          role="alert"
        >
          {text.failed}
          <Button variant="ghost" onClick={retry}>
            {text.tryAgain}
          </Button>
        </p>
      )}
      {search.step === 'done' && search.hits.length > 0 && (
        <SearchHits
          hits={search.hits}
          query={query}
          onOpen={onOpen}
          onMore={search.hasMore ? findMore : undefined}
        />
      )}
    </search>
  );
}
