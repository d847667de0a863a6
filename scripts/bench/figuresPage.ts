import type { Figure } from './Figure.ts';

/** One group's figures as a page of Markdown, with the day they were measured. */
export function figuresPage(group: string, figures: readonly Figure[], day = new Date()): string {
  const rows = figures.map(({ what, value, baseline, unit, baselineIs }) =>
    [what, `${rounded(value)} ${unit}`, `${rounded(baseline)} ${unit}`, baselineIs].join(' | '),
  );
  return `# ${group}, ${day.toISOString().slice(0, 10)}

| What | Measured | Baseline | The baseline is |
| --- | --- | --- | --- |
${rows.map((row) => `| ${row} |\n`).join('')}`;
}

export const rounded = (value: number) => Number(value.toPrecision(4));
