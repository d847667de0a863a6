import { adminAddress } from '@vitrina/shared/adminPages.ts';
import { fillBlanks } from '@vitrina/shared/replies/blanks.ts';
import { useEffect, useRef, useState } from 'react';
import { fetchReplies, type Replies } from '../../api/replies.ts';
import { Panel, PanelFailure, PanelItem, PanelSearch } from '../../ui/Panel.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';
import { text } from './text.ts';
import { matchingReplies } from './withReply.ts';

interface Props {
  clientId: string;
  name: string;
  onChoose: (words: string) => void;
  onClose: () => void;
}

/** The studio's ready-made replies, above the composer. */
export default function RepliesPanel({ clientId, name, onChoose, onClose }: Props) {
  const [loaded, retry] = useLoaded(fetchReplies, clientId);
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { replies, service } = loaded.step === 'ready' ? loaded.value : NOTHING;
  const found = matchingReplies(replies, query);
  const choose = (body: string) => onChoose(fillBlanks(body, text.known(name, service)));

  return (
    <Panel
      className="inset-x-0 bottom-full z-30 mb-2 max-h-[min(26rem,calc(var(--screen-height,100dvh)*0.6))]"
      label={text.title}
      onClose={onClose}
    >
      <PanelSearch
        ref={input}
        value={query}
        label={text.search}
        placeholder={text.search}
        onType={setQuery}
        closeLabel={text.close}
        onClose={onClose}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // Otherwise Enter would send the text in the composer.
          event.preventDefault();
          if (found[0] !== undefined) choose(found[0].body);
        }}
      />
      {loaded.step === 'loading' && <Spinner />}
      <div role="status">
        {loaded.step === 'ready' && found.length === 0 && (
          <p className="px-4 pt-1 pb-3 text-muted">{replies.length === 0 ? text.empty : text.none}</p>
        )}
      </div>
      {loaded.step === 'failed' && <PanelFailure title={text.failed} onRetry={retry} />}
      {found.length > 0 && (
        <ol className="overflow-y-auto overscroll-contain px-2">
          {found.map(({ id, title, body }) => (
            <PanelItem key={id} onClick={() => choose(body)}>
              <strong className="wrap-anywhere">{title}</strong>
              <span className="line-clamp-2 text-small/body text-muted wrap-anywhere">{body}</span>
            </PanelItem>
          ))}
        </ol>
      )}
      <a
        className="flex min-h-tap flex-none items-center border-t border-line px-4 text-small/body font-[650] underline underline-offset-4"
        href={adminAddress('canned-replies', 'create')}
        target="_blank"
        rel="noopener"
      >
        {text.add}
      </a>
    </Panel>
  );
}

const NOTHING: Replies = { replies: [], service: undefined };
