import { type RefObject, useEffect, useRef } from 'react';
import { text } from '../text.ts';
import { Button } from '../ui/Button.tsx';
import type { Edge, Side } from './history.ts';

interface MoreMessagesProps {
  /** What scrolls. */
  area: RefObject<HTMLElement | null>;
  side: Side;
  edge: Edge;
  onLoad: (side: Side) => void;
}

/** An end of what is shown: reads on when it comes near the view. The button is for whoever does not scroll. */
export function MoreMessages({ area, side, edge, onLoad }: MoreMessagesProps) {
  const end = useRef<HTMLDivElement>(null);
  const { action, loading, failed } = text.conversation[side];

  useEffect(() => {
    if (end.current === null || edge !== 'available') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onLoad(side), {
      root: area.current,
      rootMargin: '400px 0px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [area, side, edge, onLoad]);

  if (edge === 'none') return null;
  return (
    <div className="more" ref={end}>
      {edge === 'failed' && <p>{failed}</p>}
      {edge === 'loading' ? (
        <p>{loading}</p>
      ) : (
        <Button look="ghost" onClick={() => onLoad(side)}>
          {edge === 'failed' ? text.tryAgain : action}
        </Button>
      )}
    </div>
  );
}
