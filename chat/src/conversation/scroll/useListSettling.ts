import { useEffect, useState } from 'react';

/** Screen readers notice a change only some time after it was made. */
const SETTLING_MS = 1000;

interface Shown {
  /** The number of the first message. */
  first: number | undefined;
  /** Whether older messages are being loaded, or the end of the conversation is not shown. */
  isLoading: boolean;
}

/**
 * Whether other messages than new ones are just being added to the list. Meanwhile it must not be announced: for a
 * screen reader, only newly written messages are news.
 */
export function useListSettling(shown: Shown): boolean {
  const { first, isLoading } = shown;
  const [last, setLast] = useState(shown);
  const [isSettling, setSettling] = useState(isLoading);
  if (first !== last.first || isLoading !== last.isLoading) {
    setLast(shown);
    if (isShift(last, shown)) setSettling(true);
  }

  useEffect(() => {
    if (!isSettling || isLoading) return;
    const timer = setTimeout(() => setSettling(false), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [isSettling, isLoading]);

  return isSettling;
}

/** An arrival can change the first message, too: a long list drops its oldest one. */
export function isShift(last: Shown, shown: Shown): boolean {
  const isLower = last.first !== undefined && shown.first !== undefined && shown.first < last.first;
  return isLower || last.isLoading || shown.isLoading;
}
