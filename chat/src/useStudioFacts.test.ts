import { failure, success } from '@vitrina/shared/result.ts';
import { factsOfBrand } from '@vitrina/shared/studioFacts.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchStudioFacts } from './api/studioFacts.ts';
import { $studioFacts } from './useStudioFacts.ts';

// The real module would need a backend.
vi.mock('./api/studioFacts.ts', () => ({ fetchStudioFacts: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the studio’s facts are unknown until they are read, and read again after a pause if they could not be, and when the network or the reader is back', async () => {
  const later = { ...factsOfBrand, closed_days: ['2026-12-24'] };
  vi.mocked(fetchStudioFacts)
    .mockResolvedValueOnce(failure('unreachable'))
    .mockResolvedValueOnce(success(null))
    .mockResolvedValueOnce(success(later))
    .mockResolvedValueOnce(success(null));
  const stop = $studioFacts.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect($studioFacts.get()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(60_000);
  expect($studioFacts.get(), 'without a row').toEqual(factsOfBrand);
  expect(fetchStudioFacts).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect($studioFacts.get()).toEqual(later);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchStudioFacts).toHaveBeenCalledTimes(4);
  expect($studioFacts.get(), 'the last ones stay').toEqual(later);
  stop();
});
