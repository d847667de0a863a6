const PULSE_MS = 5000;

/** Calls `listener` every five seconds while the page is visible, until the returned function is called. */
export function onPulse(listener: () => void): () => void {
  const pulse = setInterval(() => document.visibilityState === 'visible' && listener(), PULSE_MS);
  return () => clearInterval(pulse);
}
