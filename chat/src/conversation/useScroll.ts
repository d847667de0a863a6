import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Anchor, anchorAt, shiftOf } from './anchor.ts';

/** A reader this close to the end, in pixels, is following the conversation. */
const NEAR_END_PX = 120;

/** The ends of what is shown; undefined where there is nothing. */
export interface Ends {
  firstId: string | undefined;
  lastId: string | undefined;
  isLastOwn: boolean;
  lastUnsentId: string | undefined;
  /** The last message that exists, shown or not. */
  newestId: string | undefined;
  /** Whether the conversation ends with what is shown. */
  isEndShown: boolean;
}

/**
 * Where a conversation stands: at its end to begin with; with the newest message as long as the reader follows; at the
 * same words while others are put in above and taken away below. What is written here is always brought into view.
 */
export function useScroll(area: RefObject<HTMLElement | null>, ends: Ends) {
  const [hasNewBelow, setNewBelow] = useState(false);
  const isFollowing = useRef(true);
  const lastTop = useRef(0);
  const before = useRef<Ends>(undefined);
  const anchor = useRef<Anchor>(undefined);
  const { isEndShown } = ends;

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
    const isNearEnd = isEndShown && scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
    // A smooth scroll to the end passes places far from it; only going up is the reader's own wish.
    if (isNearEnd) isFollowing.current = true;
    else if (scrollTop < lastTop.current || !isEndShown) isFollowing.current = false;
    if (isNearEnd) setNewBelow(false);
    lastTop.current = scrollTop;
    anchor.current = anchorAt(area.current);
  }, [area, isEndShown]);

  // After every render, because the places before the next change are needed.
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null) return;
    const last = before.current;
    before.current = ends;
    const isNews = ends.newestId !== last?.newestId;
    const shift = anchor.current && shiftOf(element, anchor.current);

    if (last === undefined || last.firstId === undefined) scrollToEnd('instant');
    else if (ends.lastUnsentId !== undefined && ends.lastUnsentId !== last.lastUnsentId)
      scrollToEnd('smooth');
    else if (isNews && ends.isEndShown && last.isEndShown && isFollowing.current) scrollToEnd('smooth');
    // Nothing of what was shown is left.
    else if (shift === undefined) scrollToEnd('instant');
    else if (shift !== 0) element.scrollTop += shift;
    if (isNews && last?.newestId !== undefined && !isFollowing.current && !ends.isLastOwn) setNewBelow(true);
    anchor.current = anchorAt(element);
  });

  // The end stays in view when the keyboard of a phone or a growing input makes the area lower, and when what is shown
  // grows without another message: one that could not be sent brings its buttons along.
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    const observer = new ResizeObserver((resized) => {
      if (isFollowing.current)
        scrollToEnd(resized.some(({ target }) => target === element) ? 'instant' : 'smooth');
    });
    observer.observe(element);
    for (const content of element.children) observer.observe(content);
    return () => observer.disconnect();
  }, [area, scrollToEnd]);

  return { hasNewBelow, onScroll, scrollToEnd };
}
