/** The Test Anything Protocol lines in the rows that a pgTAP file returned. */
export function tapLines(statements: unknown[][][]): string[] {
  return statements
    .flat(2)
    .filter((value) => typeof value === 'string')
    .flatMap((value) => value.split('\n'));
}

interface TapReport {
  /** Names of the failed assertions, each with pgTAP's explanation. */
  failed: string[];
  /** Whether the file announced its number of assertions first, and made exactly as many. */
  isComplete: boolean;
}

/** The result of these lines. */
export function tapReport(lines: string[]): TapReport {
  const failed: string[] = [];
  let made = 0;
  let planned: number | undefined;
  for (const [index, line] of lines.entries()) {
    if (/^(not )?ok \d+/.test(line)) made += 1;
    if (line.startsWith('not ok')) failed.push([line, ...comment(lines.slice(index + 1))].join('\n'));
    const plan = /^1\.\.(\d+)$/.exec(line);
    // Announced at the end, it would only be the count, and a query without rows would have asserted nothing.
    if (plan && made === 0) planned = Number(plan[1]);
  }
  return { failed, isComplete: made > 0 && made === planned };
}

/** The comment lines that follow an assertion. */
function comment(lines: string[]): string[] {
  const end = lines.findIndex((line) => !line.startsWith('#'));
  return lines.slice(0, end === -1 ? undefined : end);
}
