import { type ComponentProps, useEffect, useRef } from 'react';
import { Panel, PanelFailure, PanelSearch } from '../ui/Panel.tsx';
import { SearchHits } from './SearchHits.tsx';
import { text } from './text.ts';
import { QUERY_LIMIT, useSearch } from './useSearch.ts';

interface Props extends Pick<ComponentProps<typeof SearchHits>, 'nameOf' | 'onOpen'> {
  clientId: string;
  query: string;
  onType: (query: string) => void;
  onClose: () => void;
}

/** Search in one conversation. */
export default function SearchPanel({ clientId, query, nameOf, onType, onOpen, onClose }: Props) {
  const { search, findMore, retry } = useSearch(clientId, query);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);

  return (
    <Panel
      className="inset-x-3 top-[calc(var(--spacing-awning)+0.5rem)] z-35 mx-auto max-h-[calc(100%-var(--spacing-awning)-1rem)] w-[min(40rem,100%-1.5rem)]"
      onClose={onClose}
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
      {search.step === 'failed' && <PanelFailure title={text.failed} onRetry={retry} />}
      {search.step === 'done' && search.hits.length > 0 && (
        <SearchHits
          hits={search.hits}
          query={query}
          nameOf={nameOf}
          onOpen={onOpen}
          onMore={search.hasMore ? findMore : undefined}
        />
      )}
    </Panel>
  );
}
