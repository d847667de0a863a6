/** `npm test` tries the same values every time; `npm run test:hard` sets FUZZ_RUNS and tries more, and others. */
export function runs(usual: number): { numRuns: number; seed?: number } {
  const { FUZZ_RUNS } = process.env;
  return FUZZ_RUNS ? { numRuns: Number(FUZZ_RUNS) } : { numRuns: usual, seed: 1 };
}
