import { type RefObject, useEffect } from 'react';
import type { Message } from '../../api/messages.ts';
import { findMessage } from './anchor.ts';
import { useVisible } from './useVisible.ts';

/** This share of a message must be in view, or of the view if the message is higher than that. */
const SEEN_SHARE = 0.5;
const THRESHOLDS = [0, 0.1, 0.2, 0.3, 0.4, SEEN_SHARE];

/** Reports the last of these messages, which are in order, that is seen: in view, and in a visible tab. */
export function useSeen(
  area: RefObject<HTMLElement | null>,
  unread: readonly Message[],
  onSeen: (message: Message) => void,
) {
  const isVisible = useVisible();

  useEffect(() => {
    const root = area.current;
    if (root === null || !isVisible) return;
    const messages = new Map<Element, Message>();
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.filter(isSeen).map(({ target }) => messages.get(target));
        const last = unread.findLast((message) => seen.includes(message));
        if (last !== undefined) onSeen(last);
      },
      { root, threshold: THRESHOLDS },
    );
    for (const message of unread) {
      const element = findMessage(root, message.id);
      if (element === undefined) continue;
      messages.set(element, message);
      observer.observe(element);
    }
    return () => observer.disconnect();
  }, [area, unread, onSeen, isVisible]);
}

function isSeen({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry) {
  if (!isIntersecting || rootBounds === null) return false;
  return intersectionRatio >= SEEN_SHARE || intersectionRect.height >= rootBounds.height * SEEN_SHARE;
}
