import type { Locator } from '@playwright/test';
import { expect } from '@vitrina/tests/fixtures/test.ts';

/** Counts what a thumb does on a phone: every tap, also those into fields, but not the keys. */
export function countTaps() {
  let taps = 0;
  async function tap(target: Locator) {
    taps += 1;
    await target.tap();
  }
  async function write(field: Locator, words: string) {
    await field.waitFor();
    if (!(await field.evaluate((element) => element === document.activeElement))) await tap(field);
    await field.fill(words);
  }
  /** Then counts anew. The test goes on, because it may have something to take back. */
  function expectAtMost(most: number) {
    expect.soft(taps, 'taps').toBeLessThanOrEqual(most);
    taps = 0;
  }
  return { tap, write, expectAtMost };
}
