const QUIET_MS = 700;
const PATIENCE_MS = 4000;
const INPUTS = ['pointerdown', 'pointermove', 'pointerup', 'wheel', 'touchmove', 'scroll', 'keydown'];

/**
 * Returns a function that resolves once the person pauses, after four seconds at the latest: a list must not shift while
 * somebody is about to press a button in it.
 */
export function watchForQuiet(signal: AbortSignal): () => Promise<void> {
  let lastInput = Number.NEGATIVE_INFINITY;
  const options = { signal, passive: true, capture: true };
  for (const input of INPUTS)
    window.addEventListener(
      input,
      () => {
        lastInput = performance.now();
      },
      options,
    );

  return async () => {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      const wait = Math.min(lastInput + QUIET_MS, deadline) - performance.now();
      if (wait <= 0 || signal.aborted) return;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  };
}
