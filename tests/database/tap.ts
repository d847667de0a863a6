/** The lines of the Test Anything Protocol among the rows that the statements of a pgTAP file returned. */
export function tapLines(statements: unknown[][][]): string[] {
  return statements
    .flat(2)
    .filter((value) => typeof value === 'string')
    .flatMap((value) => value.split('\n'));
}

export interface TapReport {
  /** Names of the assertions that did not hold, each with what pgTAP says about it. */
  failed: string[];
  /** Whether the file said first how many assertions it makes, and made exactly those. */
  isComplete: boolean;
}

/** What the lines say, in the words of the assertions. */
export function tapReport(lines: string[]): TapReport {
  const failed: string[] = [];
  let made = 0;
  let planned: number | undefined;
  for (const [index, line] of lines.entries()) {
    if (/^(not )?ok \d+/.test(line)) made += 1;
    if (line.startsWith('not ok')) failed.push([line, ...comment(lines.slice(index + 1))].join('\n'));
    const plan = /^1\.\.(\d+)$/.exec(line);
    // Said at the end, it is only what was counted, and a query without rows would have asserted nothing.
    if (plan && made === 0) planned = Number(plan[1]);
  }
  return { failed, isComplete: made > 0 && made === planned };
}

/** The comment lines that follow an assertion. */
function comment(lines: string[]): string[] {
  const end = lines.findIndex((line) => !line.startsWith('#'));
  return lines.slice(0, end === -1 ? undefined : end);
}
