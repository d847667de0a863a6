import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Anchor, anchorAt, DIVIDER_ATTRIBUTE, shiftOf } from './anchor.ts';
import { type Ends, hasUnseenNews, nextMove } from './nextMove.ts';

type Area = RefObject<HTMLElement | null>;

/** A reader this close to the end, in pixels, follows the conversation. */
const NEAR_END_PX = 120;

/** The distance of the divider from the upper edge, which the awning overlaps. */
const DIVIDER_OFFSET_PX = 56;

/**
 * Keeps the list where the reader is, or at its end. When the conversation opens or comes back from behind another
 * tab of the screen, and while nobody is looking, the first unread message is at the top, so that none passes unseen.
 */
export function useScroll(
  area: Area,
  ends: Ends,
  isAttentive: boolean,
  onFollow: (isFollowing: boolean) => void,
) {
  const [hasNewBelow, setNewBelow] = useState(false);
  const isFollowing = useRef(true);
  const lastTop = useRef(0);
  const lastHeight = useRef(0);
  /** The scroll position of the divider, until somebody scrolls. */
  const heldTop = useRef<number>(undefined);
  const before = useRef<Ends>(undefined);
  const anchor = useRef<Anchor>(undefined);
  const wasHidden = useRef(false);
  const { isEndShown } = ends;

  const follow = useCallback(
    (follows: boolean) => {
      isFollowing.current = follows;
      onFollow(follows);
    },
    [onFollow],
  );

  const scrollToEnd = useCallback(
    (behavior: ScrollBehavior, isHeld = false) => {
      const element = area.current;
      if (element === null || isHidden(element)) return;
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const end = element.scrollHeight - element.clientHeight;
      const divider = isHeld ? element.querySelector<HTMLElement>(`[${DIVIDER_ATTRIBUTE}]`) : null;
      const top = Math.min(end, divider === null ? end : divider.offsetTop - DIVIDER_OFFSET_PX);
      element.scrollTo({ top, behavior: isStill ? 'instant' : behavior });
      heldTop.current = isHeld ? element.scrollTop : undefined;
      // The reader may scroll up before the browser reports this scroll.
      lastTop.current = element.scrollTop;
      lastHeight.current = element.scrollHeight;
      follow(end - top < NEAR_END_PX);
      setNewBelow(end - top >= NEAR_END_PX);
    },
    [area, follow],
  );

  const onScroll = useCallback(() => {
    if (area.current === null || isHidden(area.current)) return;
    const { scrollHeight, scrollTop, clientHeight } = area.current;
    if (scrollTop !== heldTop.current) heldTop.current = undefined;
    const isNearEnd = isEndShown && scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
    // A smooth scroll to the end passes places far from it; only scrolling up is the reader's own decision. When content
    // changes, Safari scrolls up by itself: before it has measured a new container, the content is lower for a moment.
    const hasScrolledUp = scrollTop < lastTop.current && scrollHeight === lastHeight.current;
    if (isNearEnd) follow(true);
    else if (hasScrolledUp || !isEndShown) follow(false);
    if (isNearEnd) setNewBelow(false);
    lastTop.current = scrollTop;
    lastHeight.current = scrollHeight;
    anchor.current = anchorAt(area.current);
  }, [area, isEndShown, follow]);

  // Runs after every render, because the positions before the next change are needed.
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null) return;
    const isBack = wasHidden.current;
    wasHidden.current = isHidden(element);
    if (wasHidden.current) return;
    // Not every browser keeps it.
    if (isBack) element.scrollTop = lastTop.current;
    const shift = anchor.current && shiftOf(element, anchor.current);
    // The reader has scrolled up, and a message comes before the browser reports it. Any other change can wait for the
    // report, which also tells whether Safari has scrolled by itself.
    const hasNews = before.current?.newest !== ends.newest;
    if (hasNews && shift === 0 && element.scrollTop < lastTop.current) follow(false);
    const change = {
      before: before.current,
      after: ends,
      isFollowing: isFollowing.current,
      isPlaceShown: shift !== undefined,
    };
    before.current = ends;
    const move = nextMove(change);
    const isOpening = change.before?.firstId === undefined;
    // Removing messages above must not be visible as a movement before the end is scrolled to.
    if (shift && !isOpening) {
      element.scrollTop += shift;
      // The reader has not scrolled up.
      lastTop.current = element.scrollTop;
    }
    if (move !== undefined) scrollToEnd(move, isOpening || isBack || !isAttentive);
    if (hasUnseenNews({ ...change, isFollowing: isFollowing.current })) setNewBelow(true);
    anchor.current = anchorAt(element);
  });

  const stay = useCallback(
    (behavior: ScrollBehavior) => scrollToEnd(behavior, heldTop.current !== undefined),
    [scrollToEnd],
  );
  useFollowedEnd(area, isFollowing, stay);
  return { hasNewBelow, onScroll, scrollToEnd };
}

/** Behind another tab of the screen nothing has a place, and what was in view is remembered. */
const isHidden = (area: HTMLElement) => area.clientHeight === 0;

/**
 * Keeps the end in view when the area becomes lower (a phone's keyboard, a growing composer) and when the content
 * grows without a new message (a failed message gets its buttons).
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
