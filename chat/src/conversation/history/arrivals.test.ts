import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storedMessage } from '../testing/storedMessage.ts';
import { createArrivals } from './arrivals.ts';

const revisions = (rows: { revision: number }[]) => rows.map(({ revision }) => revision);

test('a row that follows the last one is shown at once, and an earlier row is not shown again', () => {
  const arrivals = createArrivals();
  arrivals.readTo(3);
  expect(revisions(arrivals.take(storedMessage(4)))).toEqual([4]);
  expect(arrivals.take(storedMessage(4))).toEqual([]);
  expect(arrivals.take(storedMessage(2))).toEqual([]);
  expect(arrivals.hasGap()).toBe(false);
});

test('a row after a gap waits until the missing rows have arrived or been read', () => {
  const arrivals = createArrivals();
  arrivals.readTo(3);
  expect(arrivals.take(storedMessage(5))).toEqual([]);
  expect(arrivals.hasGap()).toBe(true);
  expect(revisions(arrivals.take(storedMessage(4)))).toEqual([4, 5]);
  arrivals.take(storedMessage(8));
  expect(revisions(arrivals.readTo(7))).toEqual([8]);
  expect(arrivals.hasGap()).toBe(false);
});

test('rows that arrive before the first read are shown after it', () => {
  const arrivals = createArrivals();
  expect(arrivals.take(storedMessage(3))).toEqual([]);
  expect(revisions(arrivals.readTo(2))).toEqual([3]);
});

test('in whatever order rows arrive, each is shown once and in the server’s order', () => {
  const all = Array.from({ length: 20 }, (_, index) => index + 1);
  fc.assert(
    fc.property(fc.shuffledSubarray([...all, ...all], { minLength: 40 }), (order) => {
      const arrivals = createArrivals();
      arrivals.readTo(0);
      const shown = order.flatMap((revision) => revisions(arrivals.take(storedMessage(revision))));
      expect(shown).toEqual(all);
    }),
  );
});
