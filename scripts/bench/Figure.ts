/** One measured value beside its baseline, both of the same run. */
export interface Figure {
  what: string;
  unit: 'KB' | 'requests' | 'ms' | 's' | 'per s' | 'points' | 'MB';
  value: number;
  baseline: number;
  baselineIs: string;
}

/** One group's figures as a page of Markdown, with the day they were measured. */
export function figuresPage(group: string, figures: readonly Figure[]): string {
  const rounded = (value: number) => Number(value.toPrecision(4));
  const rows = figures.map(
    ({ what, value, baseline, unit, baselineIs }) =>
      `| ${what} | ${rounded(value)} ${unit} | ${rounded(baseline)} ${unit} | ${baselineIs} |\n`,
  );
  return `# ${group}, ${new Date().toISOString().slice(0, 10)}

| What | Measured | Baseline | The baseline is |
| --- | --- | --- | --- |
${rows.join('')}`;
}

/** Does something, and says how long it took in milliseconds. */
export async function timed<Result>(
  work: () => PromiseLike<Result>,
): Promise<{ ms: number; result: Result }> {
  const start = performance.now();
  const result = await work();
  return { ms: performance.now() - start, result };
}
