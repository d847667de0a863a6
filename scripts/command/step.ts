/** Says what is being done while `work` runs, and how long it took; a failure ends the line and is passed on. */
export async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  process.stdout.write(`  ${title} … `);
  try {
    const result = await work();
    process.stdout.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}
