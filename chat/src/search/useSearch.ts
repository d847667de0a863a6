import { useEffect, useState } from 'react';
import type { Message } from '../api/messages.ts';
import { searchMessages } from '../api/search.ts';

/** One letter is in nearly every message. */
const LEAST_LETTERS = 2;
/** The limit of the database. */
export const MOST_LETTERS = 100;
/** Who is still typing is not asked after. */
const TYPING_MS = 300;

export type Search =
  | { step: 'idle' }
  | { step: 'searching' }
  | { step: 'failed' }
  | { step: 'done'; hits: readonly Message[]; hasMore: boolean };

/** Looks for words in a conversation while they are typed. */
export function useSearch(clientId: string, typed: string) {
  const [search, setSearch] = useState<Search>({ step: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const words = typed.trim();

  // Another attempt asks the same again.
  useEffect(() => {
    if (words.length < LEAST_LETTERS) return setSearch({ step: 'idle' });
    let isStale = false;
    const timer = setTimeout(async () => {
      setSearch({ step: 'searching' });
      const found = await searchMessages(clientId, words);
      if (isStale) return;
      if (!found.ok) setSearch({ step: 'failed' });
      else setSearch({ step: 'done', hits: found.value.messages, hasMore: found.value.hasMore });
    }, TYPING_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [clientId, words, attempt]);

  const findMore = async () => {
    if (search.step !== 'done') return;
    const found = await searchMessages(clientId, words, search.hits.at(-1));
    setSearch((shown) => {
      // Other words were typed meanwhile.
      if (shown !== search) return shown;
      if (!found.ok) return { step: 'failed' };
      return { step: 'done', hits: [...search.hits, ...found.value.messages], hasMore: found.value.hasMore };
    });
  };

  return { search, findMore, retry: () => setAttempt((count) => count + 1) };
}
