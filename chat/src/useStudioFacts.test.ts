import { factsOfBrand } from '@vitrina/shared/studioFacts.ts';
import { expect, test, vi } from 'vitest';
import { fetchStudioFacts } from './api/studioFacts.ts';
import { $studioFacts } from './useStudioFacts.ts';

// The real module would need a backend.
vi.mock('./api/studioFacts.ts', () => ({ fetchStudioFacts: vi.fn() }));

test('the studio’s facts are read again when the network or the reader is back, and the last ones stay', async () => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const later = { ...factsOfBrand, closed_days: ['2026-12-24'] };
  vi.mocked(fetchStudioFacts).mockResolvedValueOnce(undefined).mockResolvedValueOnce(later);
  const stop = $studioFacts.subscribe(() => {});
  await vi.waitFor(() => expect(fetchStudioFacts).toHaveBeenCalledTimes(1));
  expect($studioFacts.get()).toEqual(factsOfBrand);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect($studioFacts.get()).toEqual(later));
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(fetchStudioFacts).toHaveBeenCalledTimes(3));
  expect($studioFacts.get()).toEqual(later);
  stop();
});
