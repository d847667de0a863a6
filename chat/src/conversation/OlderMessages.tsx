import { type RefObject, useEffect, useRef } from 'react';
import { text } from '../text.ts';
import { Button } from '../ui/Button.tsx';
import type { Older } from './conversation.ts';

interface OlderMessagesProps {
  /** What scrolls. */
  area: RefObject<HTMLElement | null>;
  older: Older;
  onLoad: () => void;
}

/** The top of a conversation: reads on when it comes near the view. The button is for whoever does not scroll. */
export function OlderMessages({ area, older, onLoad }: OlderMessagesProps) {
  const top = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (top.current === null || older !== 'available') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onLoad(), {
      root: area.current,
      rootMargin: '400px 0px 0px',
    });
    observer.observe(top.current);
    return () => observer.disconnect();
  }, [area, older, onLoad]);

  if (older === 'none') return null;
  return (
    <div className="older" ref={top}>
      {older === 'failed' && <p>{text.conversation.olderFailed}</p>}
      {older === 'loading' ? (
        <p>{text.conversation.olderLoading}</p>
      ) : (
        <Button look="ghost" onClick={onLoad}>
          {older === 'failed' ? text.tryAgain : text.conversation.older}
        </Button>
      )}
    </div>
  );
}
