import type { QueryClient } from '@tanstack/react-query';
import { shownIn } from '../providers/resourceTables.ts';
import { listenToStudio } from '../providers/studioChannel.ts';
import { watchForQuiet } from './watchForQuiet.ts';

/** Hints that arrive within this time, for example after a reordering, cause only one read. */
const GATHER_MS = 150;

/**
 * Reads data again when a hint names it, and all data when hints may have been missed: whenever the channel opens, the
 * window gets the focus or the device comes online. Returns a function that stops it.
 */
export function followStudio(queryClient: QueryClient): () => void {
  const stopping = new AbortController();
  const quiet = watchForQuiet(stopping.signal);
  const changed = new Set<string>();
  let gathering: ReturnType<typeof setTimeout> | undefined;

  const readChanged = async () => {
    await quiet();
    gathering = undefined;
    if (stopping.signal.aborted) return;
    for (const queryKey of new Set([...changed].flatMap(shownIn)))
      void queryClient.invalidateQueries({ queryKey });
    changed.clear();
  };
  const readAll = () => {
    // react-admin checks the session itself.
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' });
  };

  const stopListening = listenToStudio({
    change: (table) => {
      changed.add(table);
      gathering ??= setTimeout(readChanged, GATHER_MS);
    },
    connect: readAll,
  });
  for (const occasion of ['focus', 'online'])
    window.addEventListener(occasion, readAll, { signal: stopping.signal });

  return () => {
    stopping.abort();
    clearTimeout(gathering);
    stopListening();
  };
}
