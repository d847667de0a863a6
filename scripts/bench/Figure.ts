/** One measured value beside its baseline, both of the same run. */
export interface Figure {
  what: string;
  unit: 'KB' | 'requests' | 'ms' | 's' | 'per s' | 'points' | 'MB';
  value: number;
  baseline: number;
  baselineIs: string;
}

/** The middle one of several runs, so that one slow moment of the machine decides nothing. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** How long `work` takes, in milliseconds. */
export async function timed(work: () => PromiseLike<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
