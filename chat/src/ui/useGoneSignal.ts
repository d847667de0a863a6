import { useEffect, useRef } from 'react';

/** Returns a signal that is aborted once the component is gone: what it began ends then, or closes nothing any more. */
export function useGoneSignal(): () => AbortSignal {
  const controller = useRef(new AbortController());
  useEffect(() => {
    // While developing, React runs this twice.
    controller.current = new AbortController();
    return () => controller.current.abort();
  }, []);
  return () => controller.current.signal;
}
