import { success } from '@vitrina/shared/result.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signPictures } from '../api/attachments.ts';
import { addressOf } from './signedAddresses.ts';

// The real module would need a backend.
vi.mock('../api/attachments.ts', () => ({ signPictures: vi.fn(), SIGNED_FOR_SECONDS: 3600 }));

const RENEWAL_MS = 31 * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  let signed = 0;
  vi.mocked(signPictures).mockImplementation(async (paths) => {
    signed += 1;
    return success(new Map(paths.map((path) => [path, `${path}?${signed}`])));
  });
});
afterEach(() => {
  vi.useRealTimers();
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
