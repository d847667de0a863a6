/** How long something took, in milliseconds. */
export interface Summary {
  median: number;
  p99: number;
  longest: number;
}

export function summarize(durations: readonly number[]): Summary {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { median: at(0.5), p99: at(0.99), longest: at(1) };
}
