import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Calls `onEnd` after `ms`. `hold` pauses the countdown, `letGo` continues it. */
export function useCountdown(ms: number, onEnd: () => void) {
  const [isHeld, setIsHeld] = useState(false);
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isHeld) return;
    const start = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [isHeld]);

  return { hold: () => setIsHeld(true), letGo: () => setIsHeld(false) };
}
