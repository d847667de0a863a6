import { useEffect, useRef, useState } from 'react';

/**
 * Calls `onEnd` after `duration` milliseconds in which nobody pointed at the element or had the focus in it.
 * @returns the handlers for the element
 */
export function useCountdown(duration: number, onEnd: () => void) {
  const [isPaused, setPaused] = useState(false);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => end.current(), duration);
    return () => clearTimeout(timer);
  }, [duration, isPaused]);

  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  return { onPointerEnter: pause, onPointerLeave: resume, onFocus: pause, onBlur: resume };
}
