import { useEffect, useRef } from 'react';
import type { Message } from '../api/messages.ts';
import { Button } from '../ui/Button.tsx';
import { PanelSearch } from '../ui/PanelSearch.tsx';
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

/** Search in one conversation. The arrow keys move through the hits, Escape closes the panel. */
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
      <PanelSearch
        ref={input}
        value={query}
        maxLength={QUERY_LIMIT}
        label={text.action}
        placeholder={text.placeholder}
        onType={onType}
        closeLabel={text.close}
        onClose={onClose}
      />
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
