import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { isNewEnough } from './isNewEnough.ts';

const SENT = Date.parse('2026-11-23T09:00:00Z');
const MINUTE_MS = 60_000;

/** A message as a device with this clock has written it. */
const writtenAt = (msecs: number) => ({ id: uuidv7({ msecs }), timestamp: new Date(SENT).toISOString() });

test.each([
  ['right', 0],
  ['an hour fast', 60],
  ['an hour slow', -60],
])('a device whose clock is %s offers a change for a quarter of an hour', (_, minutesOff) => {
  const message = writtenAt(SENT + minutesOff * MINUTE_MS);
  const isOfferedAfter = (minutes: number) => isNewEnough(message, SENT + (minutesOff + minutes) * MINUTE_MS);
  expect(isOfferedAfter(14)).toBe(true);
  expect(isOfferedAfter(16)).toBe(false);
});

test('what another device with a wrong clock has written is offered for as long here', () => {
  const message = writtenAt(SENT + 60 * MINUTE_MS);
  expect(isNewEnough(message, SENT + 14 * MINUTE_MS)).toBe(true);
  expect(isNewEnough(message, SENT + 16 * MINUTE_MS)).toBe(false);
});

test('an id that holds no time decides nothing', () => {
  const message = { ...writtenAt(SENT), id: '6f1d0c8e-2b7a-4c3d-9e5f-0a1b2c3d4e5f' };
  expect(isNewEnough(message, SENT + 14 * MINUTE_MS)).toBe(true);
  expect(isNewEnough(message, SENT + 16 * MINUTE_MS)).toBe(false);
});
