import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A reader this close to the end, in pixels, is following the conversation. */
const NEAR_END_PX = 120;

/** The ends of what is shown; undefined where there is nothing. */
export interface Ends {
  firstId: string | undefined;
  lastId: string | undefined;
  isLastOwn: boolean;
  lastUnsentId: string | undefined;
}

/**
 * Where a conversation stands: at its end to begin with; with the newest message as long as the reader follows; at the
 * same words while older messages are put in above. What is written here is always brought into view.
 */
export function useScroll(area: RefObject<HTMLElement | null>, ends: Ends) {
  const [hasNewBelow, setNewBelow] = useState(false);
  const isFollowing = useRef(true);
  const lastTop = useRef(0);
  const before = useRef<{ ends: Ends; height: number }>(undefined);

  const scrollToEnd = useCallback(
    (behavior: ScrollBehavior) => {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      area.current?.scrollTo({ top: area.current.scrollHeight, behavior: isStill ? 'instant' : behavior });
      isFollowing.current = true;
      setNewBelow(false);
    },
    [area],
  );

  const onScroll = useCallback(() => {
    if (area.current === null) return;
    const { scrollHeight, scrollTop, clientHeight } = area.current;
    const isNearEnd = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
    // A smooth scroll to the end passes places far from it; only going up is the reader's own wish.
    if (isNearEnd) isFollowing.current = true;
    else if (scrollTop < lastTop.current) isFollowing.current = false;
    if (isNearEnd) setNewBelow(false);
    lastTop.current = scrollTop;
  }, [area]);

  // After every render, because the height before the next change is needed.
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null) return;
    const last = before.current;
    before.current = { ends, height: element.scrollHeight };
    if (last === undefined || last.ends.firstId === undefined) scrollToEnd('instant');
    else if (ends.lastUnsentId !== undefined && ends.lastUnsentId !== last.ends.lastUnsentId)
      scrollToEnd('smooth');
    else if (ends.lastId !== last.ends.lastId) {
      if (isFollowing.current) scrollToEnd('smooth');
      else if (!ends.isLastOwn) setNewBelow(true);
    } else if (ends.firstId !== last.ends.firstId) element.scrollTop += element.scrollHeight - last.height;
  });

  // The keyboard of a phone and a growing input make the area lower: the end stays in view.
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);

  return { hasNewBelow, onScroll, scrollToEnd };
}
