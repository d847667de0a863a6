/**
 * How a property is tried: by `npm test` with the same values every time, so that it fails for nothing but a change; by
 * `npm run test:hard` more often (`FUZZ_RUNS`) and with others each time.
 */
export function runs(usual: number): { numRuns: number; seed?: number } {
  const { FUZZ_RUNS } = process.env;
  return FUZZ_RUNS ? { numRuns: Number(FUZZ_RUNS) } : { numRuns: usual, seed: 1 };
}
