import { useEffect, useState } from 'react';

/** Screen readers notice a change only some time after it was made. */
const SETTLING_MS = 1000;

/**
 * Whether other messages than new ones are just being added to the list. Meanwhile it must not be announced: for a
 * screen reader, only newly written messages are news.
 * @param first the number of the first message. An arrival can raise it: a long list drops its oldest one.
 * @param isLoading whether older messages are being loaded, or the end of the conversation is not shown
 */
export function useListSettling(first: number | undefined, isLoading: boolean): boolean {
  const [settled, setSettled] = useState(first);

  useEffect(() => {
    // Whatever is shown afterwards is older.
    if (isLoading) return setSettled(Infinity);
    const timer = setTimeout(() => setSettled(first), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [first, isLoading]);

  return isLoading || (first !== undefined && settled !== undefined && first < settled);
}
