import { expect, test } from 'vitest';
import { tapReport } from './tap.ts';

test('a file that makes the planned assertions is complete', () => {
  expect(tapReport(['1..2', 'ok 1 - a', 'ok 2 - b'])).toEqual({ failed: [], isComplete: true });
});

test.each([
  ['fewer than planned', ['1..2', 'ok 1 - a', '# Looks like you planned 2 tests but ran 1']],
  ['more than planned', ['1..1', 'ok 1 - a', 'ok 2 - b']],
  ['as many as it happens to make', ['ok 1 - a', 'ok 2 - b', '1..2']],
  ['none', ['1..0']],
])('one that makes %s is not', (_, lines) => {
  expect(tapReport(lines)).toEqual({ failed: [], isComplete: false });
});

test("a failed assertion is reported with pgTAP's explanation", () => {
  const lines = ['1..2', 'not ok 1 - a', '# have: 1', '# want: 2', 'ok 2 - b'];
  expect(tapReport(lines)).toEqual({ failed: ['not ok 1 - a\n# have: 1\n# want: 2'], isComplete: true });
});
