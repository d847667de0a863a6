import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Message } from '../../api/messages.ts';
import { findMessage } from './anchor.ts';

/** This share of a message must be in view, or this share of the view if the message is higher. */
const SEEN_SHARE = 0.5;
/** Ever closer to 0, because of a message that is hundreds of views high, no more than a tiny share is ever in view. */
const THRESHOLDS = Array.from({ length: 20 }, (_, step) => SEEN_SHARE / 1.5 ** step);

interface Options {
  /** In order, with none before the first. */
  unread: readonly Message[];
  /** Whether somebody is looking. */
  isAttentive: boolean;
  /** Called with the last message before which everything has been seen. */
  onSeen: (message: Message) => void;
}

/** Reports how far somebody has read: everything that was in view, in a window with the focus, without a gap. */
export function useSeen(area: RefObject<HTMLElement | null>, { unread, isAttentive, onSeen }: Options) {
  const seen = useRef(new Set<string>());
  const isSeen = useEffectEvent((id: string) => {
    seen.current.add(id);
    const gap = unread.findIndex((message) => !seen.current.has(message.id));
    const last = gap < 0 ? unread.at(-1) : unread[gap - 1];
    if (last !== undefined) onSeen(last);
  });

  useEffect(() => {
    const root = area.current;
    if (root === null || !isAttentive || unread.length === 0) return;
    const ids = new Map<Element, string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const id = ids.get(entry.target);
          if (id === undefined || !isInView(entry)) continue;
          observer.unobserve(entry.target);
          isSeen(id);
        }
      },
      { root, threshold: THRESHOLDS },
    );
    for (const { id } of unread) {
      const element = seen.current.has(id) ? undefined : findMessage(root, id);
      if (element === undefined) continue;
      ids.set(element, id);
      observer.observe(element);
    }
    return () => observer.disconnect();
  }, [area, unread, isAttentive]);
}

function isInView({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry) {
  if (!isIntersecting || rootBounds === null) return false;
  return intersectionRatio >= SEEN_SHARE || intersectionRect.height >= rootBounds.height * SEEN_SHARE;
}
