const QUIET_MS = 700;
const PATIENCE_MS = 4000;
const INPUTS = ['pointerdown', 'pointermove', 'pointerup', 'wheel', 'touchmove', 'scroll', 'keydown'];

/**
 * A promise for the next moment in which the person does nothing: a list that grows must not slip away under a finger
 * on its way to a button. Who never rests waits four seconds at most.
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
