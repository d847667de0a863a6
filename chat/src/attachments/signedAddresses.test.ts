import { failure, success } from '@vitrina/shared/result.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signPictures } from '../api/attachments.ts';
import { addressOf, currentAddress } from './signedAddresses.ts';

// The real module would need a backend.
vi.mock('../api/attachments.ts', () => ({ signPictures: vi.fn(), SIGNED_FOR_SECONDS: 3600 }));

const RENEWAL_MS = 31 * 60_000;
const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  let signed = 0;
  vi.mocked(signPictures)
    .mockReset()
    .mockImplementation(async (paths) => {
      signed += 1;
      return success(new Map(paths.map((path) => [path, `${path}?${signed}`])));
    });
});
afterEach(async () => {
  // The module would wait for a timer of this test in the next one.
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('two components that show the same picture for the first time together share its address, which is renewed until both are gone', async () => {
  // Both are drawn before either listens.
  const [first, second] = [addressOf('ana/a.webp'), addressOf('ana/a.webp')];
  const leave = [first.listen(() => {}), second.listen(() => {})];
  await vi.advanceTimersByTimeAsync(100);
  for (const $address of [first, second])
    expect($address.get()).toEqual({ step: 'ready', url: 'ana/a.webp?1' });
  expect(signPictures).toHaveBeenCalledTimes(1);

  leave[0]?.();
  await vi.advanceTimersByTimeAsync(RENEWAL_MS);
  expect(second.get()).toEqual({ step: 'ready', url: 'ana/a.webp?2' });

  leave[1]?.();
  await vi.advanceTimersByTimeAsync(RENEWAL_MS);
  expect(signPictures).toHaveBeenCalledTimes(2);
  expect(addressOf('ana/a.webp').get(), 'asked for again').toEqual({ step: 'loading' });
});

test('after an hour of sleep, addresses are renewed as soon as the reader and the network are back', async () => {
  const $address = addressOf('ana/b.webp');
  const leave = $address.listen(() => {});
  await vi.advanceTimersByTimeAsync(100);
  // No timer runs while a device sleeps.
  vi.setSystemTime(Date.now() + HOUR_MS);
  vi.mocked(signPictures).mockResolvedValueOnce(failure('unreachable'));
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(100);
  expect($address.get(), 'an expired address is no link').toEqual({ step: 'failed' });

  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(100);
  expect($address.get()).toEqual({ step: 'ready', url: 'ana/b.webp?2' });
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(100);
  expect(signPictures).toHaveBeenCalledTimes(3);

  leave();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(100);
  expect(signPictures, 'once nobody shows it').toHaveBeenCalledTimes(3);
});

test('an address that has expired is not handed out, one that still works is', async () => {
  const leave = addressOf('ana/c.webp').listen(() => {});
  await vi.advanceTimersByTimeAsync(100);
  vi.setSystemTime(Date.now() + HOUR_MS - 1000);
  expect(await currentAddress('ana/c.webp')).toBe('ana/c.webp?1');

  vi.setSystemTime(Date.now() + 1000);
  const renewed = currentAddress('ana/c.webp');
  await vi.advanceTimersByTimeAsync(100);
  expect(await renewed).toBe('ana/c.webp?2');

  vi.setSystemTime(Date.now() + HOUR_MS);
  vi.mocked(signPictures).mockResolvedValueOnce(failure('unreachable'));
  const none = currentAddress('ana/c.webp');
  await vi.advanceTimersByTimeAsync(100);
  expect(await none).toBeUndefined();
  leave();
});
