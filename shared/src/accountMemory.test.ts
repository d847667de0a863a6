import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findUnfinished, forgetAccount } from './accountMemory.ts';
import { keep, recall } from './tabStorage.ts';
import { timeOfId } from './timeOfId.ts';

const MESSAGE = '019db6f2-b700-7c3d-9e5f-0a1b2c3d4e5f';
const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: timeOfId(MESSAGE) });
  vi.stubGlobal('indexedDB', {});
  vi.stubGlobal('localStorage', {});
  vi.stubGlobal('sessionStorage', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('signing out would lose what is typed, unless it is for somebody else’s account', async () => {
  Object.assign(localStorage, { 'chatDraft:boris:boris': 'Здравейте', 'chatAccount:ana': 'Ана' });
  expect(await findUnfinished('ana')).toBeUndefined();
  Object.assign(sessionStorage, { 'draft:ana:services': '{}' });
  expect(await findUnfinished('ana')).toBe('draft');
});

test('a correction counts as unfinished for as long as its message can be corrected', async () => {
  Object.assign(localStorage, { [`chatDraft:ana:correction:${MESSAGE}:ana`]: 'До петък' });
  vi.advanceTimersByTime(14 * MINUTE_MS);
  expect(await findUnfinished('ana')).toBe('draft');
  vi.advanceTimersByTime(2 * MINUTE_MS);
  expect(await findUnfinished('ana')).toBeUndefined();
});

test('signing out asks about drafts that did not fit into the tab’s storage, and forgets them', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', { removeItem: () => undefined });
  keep('draft:ana:services', '{}');
  expect(await findUnfinished('ana')).toBe('draft');
  await forgetAccount('ana');
  expect(recall('draft:ana:services')).toBeUndefined();
});

test('signing out closes notifications, also where Safari can show none: a page that is not on the home screen', async () => {
  const close = vi.fn();
  const getRegistrations = async () => [{}, { getNotifications: async () => [{ close }] }];
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations } });
  vi.stubGlobal('localStorage', { removeItem: () => undefined });
  await forgetAccount('ana');
  expect(close).toHaveBeenCalledOnce();
});
