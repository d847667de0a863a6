import { useEffect, useState } from 'react';
import type { Message } from '../api/messages.ts';
import { searchMessages } from '../api/search.ts';
import { useToast } from '../ui/ToastProvider.tsx';
import { text } from './text.ts';

/** A single letter is in nearly every message. */
const MIN_QUERY_LENGTH = 2;
export const QUERY_LIMIT = 100;
/** Debounce: the search starts when typing pauses. */
const TYPING_PAUSE_MS = 300;

export type Search =
  | { step: 'idle' }
  | { step: 'searching' }
  | { step: 'failed' }
  | { step: 'done'; hits: readonly Message[]; hasMore: boolean };

export function useSearch(clientId: string, typed: string) {
  const [search, setSearch] = useState<Search>({ step: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const toast = useToast();
  const query = typed.trim();

  // Another attempt repeats the same search.
  useEffect(() => {
    if (query.length < MIN_QUERY_LENGTH) return setSearch({ step: 'idle' });
    let isStale = false;
    const timer = setTimeout(async () => {
      setSearch({ step: 'searching' });
      const found = await searchMessages(clientId, query);
      if (isStale) return;
      if (!found.ok) setSearch({ step: 'failed' });
      else setSearch({ step: 'done', hits: found.value.messages, hasMore: found.value.hasMore });
    }, TYPING_PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [clientId, query, attempt]);

  const findMore = async () => {
    if (search.step !== 'done') return;
    const found = await searchMessages(clientId, query, search.hits.at(-1));
    if (!found.ok) return toast({ tone: 'error', title: text.failed });
    const { messages, hasMore } = found.value;
    setSearch((shown) =>
      shown === search ? { step: 'done', hits: [...search.hits, ...messages], hasMore } : shown,
    );
  };

  return { search, findMore, retry: () => setAttempt((count) => count + 1) };
}
