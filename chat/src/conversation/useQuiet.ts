import { useEffect, useState } from 'react';

/** Screen readers notice a change some time after it was made. */
const NOTICE_MS = 1000;

/**
 * Whether the list should keep still for screen readers: while older messages are read and put in above. Only what is
 * written from now on is news.
 */
export function useQuiet(firstId: string | undefined, isLoadingOlder: boolean): boolean {
  const [settledId, setSettledId] = useState(firstId);

  useEffect(() => {
    const timer = setTimeout(() => setSettledId(firstId), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [firstId]);

  return isLoadingOlder || (settledId !== undefined && settledId !== firstId);
}
