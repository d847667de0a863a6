import { HttpError } from 'ra-core';
import { afterEach, expect, test, vi } from 'vitest';
import { once } from './once.ts';

const HOUR = 60 * 60_000;
const stored = () => Promise.resolve();
const fail = (status: number) => () => Promise.reject(new HttpError('Failed', status));

/** Makes the same note and returns the id of this attempt. */
async function attempt(make: () => Promise<unknown>): Promise<string> {
  let used = '';
  const making = once({ note: 'Иска меню' }, (id) => {
    used = id;
    return make();
  });
  await making.catch(() => undefined);
  return used;
}

afterEach(() => vi.useRealTimers());

test('what was not confirmed is made again with the same id, whatever was made meanwhile', async () => {
  const first = await attempt(fail(0));
  await once({ note: 'Обади се' }, stored);
  expect(await attempt(fail(503))).toBe(first);
  expect(await attempt(stored)).toBe(first);
  expect(await attempt(stored), 'another note with the same words').not.toBe(first);
});

test('a refusal and an hour end it', async () => {
  vi.useFakeTimers();
  const refused = await attempt(fail(422));
  const lost = await attempt(fail(0));
  expect(lost).not.toBe(refused);
  vi.setSystemTime(Date.now() + HOUR + 1);
  expect(await attempt(stored)).not.toBe(lost);
});
