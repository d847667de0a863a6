import { HttpError } from 'ra-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { once } from './once.ts';

const HOUR = 60 * 60_000;
const failed = (status: number) => new HttpError('Failed', status);

/** Makes the same note, or fails to, and returns the id of this attempt. */
async function attempt(failure?: HttpError, make = once): Promise<string> {
  let used = '';
  const making = make({ note: 'Иска меню' }, async (id) => {
    used = id;
    if (failure) throw failure;
  });
  if (failure) await expect(making).rejects.toBe(failure);
  else await making;
  return used;
}

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ user: { id: 'vera' } }) });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was not confirmed is made again with the same id, whatever was made meanwhile', async () => {
  const first = await attempt(failed(0));
  await once({ note: 'Обади се' }, async () => undefined);
  expect(await attempt(failed(503))).toBe(first);
  expect(await attempt()).toBe(first);
  expect(await attempt(), 'another note with the same words').not.toBe(first);
});

test('a refusal and an hour end it', async () => {
  vi.useFakeTimers();
  const refused = await attempt(failed(422));
  const lost = await attempt(failed(0));
  expect(lost).not.toBe(refused);
  vi.setSystemTime(Date.now() + HOUR + 1);
  expect(await attempt()).not.toBe(lost);
});

test('what was sent before a reload is made again with the same id, and nothing of its words is stored', async () => {
  const first = await attempt(failed(0));
  vi.resetModules();
  const reloaded = await import('./once.ts');
  expect([...stored.keys()]).toEqual([expect.stringMatching(/^submission:vera:[0-9a-f]{64}$/)]);
  expect([...stored.values()].join()).not.toContain('меню');
  expect(await attempt(undefined, reloaded.once)).toBe(first);
  expect(stored.size).toBe(0);
});
