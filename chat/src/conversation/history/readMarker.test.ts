import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from '../../api/failure.ts';
import { storeReadPosition } from '../../api/readPositions.ts';
import { storedMessage } from '../testing/storedMessage.ts';
import { createReadMarker } from './readMarker.ts';

// The real modules would need a backend.
vi.mock('../../api/supabase.ts', () => ({}));
vi.mock('../../api/readPositions.ts');

/** The messages up to which the server was told that everything is read. */
let told: string[];
let answer: Result<void, Failure>;

beforeEach(() => {
  [told, answer] = [[], success(undefined)];
  vi.mocked(storeReadPosition).mockImplementation(async (id) => {
    told.push(id);
    return answer;
  });
});
afterEach(() => vi.resetAllMocks());

test('however many messages are read in the meantime, only the last of them is reported', async () => {
  const marker = createReadMarker();
  for (const number of [1, 2, 4, 3]) marker.mark(storedMessage(number));
  await settle();
  expect(told).toEqual(['message 4']);
});

test('a position that did not arrive is reported again, a refused one is not', async () => {
  const marker = createReadMarker();
  answer = failure('unreachable');
  marker.mark(storedMessage(1));
  await settle();
  answer = failure('refused');
  for (const _ of ['arrives', 'is known']) {
    marker.retry();
    await settle();
  }
  expect(told).toEqual(['message 1', 'message 1']);
});

test('what was seen before a message was marked as unread is not reported later', async () => {
  const marker = createReadMarker();
  answer = failure('unreachable');
  marker.mark(storedMessage(2));
  await settle();
  marker.forget();
  marker.retry();
  await settle();
  expect(told).toEqual(['message 2']);
  marker.mark(storedMessage(1));
  await settle();
  expect(told, 'read anew').toEqual(['message 2', 'message 1']);
});

function settle() {
  return new Promise((resolve) => setImmediate(resolve));
}
