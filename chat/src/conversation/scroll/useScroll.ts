import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Anchor, anchorAt, shiftOf } from './anchor.ts';
import { type Ends, hasUnseenNews, nextMove } from './nextMove.ts';

type Area = RefObject<HTMLElement | null>;

/** A reader this close to the end, in pixels, is following the conversation. */
const NEAR_END_PX = 120;

/** Keeps a conversation where its reader is, or at its end. */
export function useScroll(area: Area, ends: Ends) {
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

  // After every render, because the positions before the next change are needed.
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null) return;
    const shift = anchor.current && shiftOf(element, anchor.current);
    const change = { before: before.current, after: ends, isFollowing: isFollowing.current, shift };
    before.current = ends;
    const move = nextMove(change);
    if ('to' in move) scrollToEnd(move.behavior);
    else if (move.by !== 0) element.scrollTop += move.by;
    if (hasUnseenNews({ ...change, isFollowing: isFollowing.current })) setNewBelow(true);
    anchor.current = anchorAt(element);
  });

  useFollowedEnd(area, isFollowing, scrollToEnd);
  return { hasNewBelow, onScroll, scrollToEnd };
}

/**
 * Keeps the end in view when the keyboard of a phone or a growing input makes the area lower, and when what is shown grows
 * without another message: one that could not be sent gets its buttons.
 */
function useFollowedEnd(
  area: Area,
  isFollowing: RefObject<boolean>,
  scrollToEnd: (behavior: ScrollBehavior) => void,
) {
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
  }, [area, isFollowing, scrollToEnd]);
}
