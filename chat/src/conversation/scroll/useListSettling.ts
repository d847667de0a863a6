import { useEffect, useState } from 'react';

/** Screen readers notice a change only some time after it was made. */
const SETTLING_MS = 1000;

/**
 * Whether older messages are just being put in at the top of the list. Meanwhile it should not be announced: to a screen
 * reader only what is written from now on is news.
 */
export function useListSettling(firstId: string | undefined, isLoadingOlder: boolean): boolean {
  const [settledId, setSettledId] = useState(firstId);

  useEffect(() => {
    const timer = setTimeout(() => setSettledId(firstId), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [firstId]);

  return isLoadingOlder || (settledId !== undefined && settledId !== firstId);
}
