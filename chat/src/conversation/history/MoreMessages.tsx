import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { keepFocus } from '../../ui/keepFocus.ts';
import { text } from '../text.ts';
import type { Edge, Side } from './history.ts';

interface Props {
  area: RefObject<HTMLElement | null>;
  side: Side;
  edge: Edge;
  onLoad: (side: Side) => void;
}

/** Loads more messages when this end of the list comes near the view. The button is for people who do not scroll. */
export function MoreMessages({ area, side, edge, onLoad }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const { action, loading, failed } = text[side];

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
    <div className="grid min-h-17 place-items-center gap-2 text-small/body text-muted" ref={end}>
      {edge === 'failed' && <p>{failed}</p>}
      {edge === 'loading' ? (
        <p>{loading}</p>
      ) : (
        <div ref={keepFocus}>
          <Button variant="ghost" onClick={() => onLoad(side)}>
            {edge === 'failed' ? text.tryAgain : action}
          </Button>
        </div>
      )}
    </div>
  );
}
