import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTyping } from './typing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('who types sends so now and then, not with every letter', () => {
  const send = vi.fn();
  const typing = createTyping(send, () => {});
  for (let letter = 0; letter < 100; letter += 1) {
    typing.typed();
    vi.advanceTimersByTime(100);
  }
  expect(send).toHaveBeenCalledTimes(4);
});

test('what was heard is shown as long as it is repeated, and then ends by itself', () => {
  const show = vi.fn();
  const typing = createTyping(() => {}, show);
  typing.heard(true);
  vi.advanceTimersByTime(5000);
  typing.heard(true);
  vi.advanceTimersByTime(5000);
  expect(show.mock.calls.flat()).toEqual([true, true]);
  vi.advanceTimersByTime(1000);
  expect(show).toHaveBeenLastCalledWith(false);
});

test('who goes on typing after a message sends so at once', () => {
  const send = vi.fn();
  const typing = createTyping(send, () => {});
  typing.typed();
  typing.sent();
  typing.typed();
  expect(send).toHaveBeenCalledTimes(2);
});

test('who takes back all that was typed, or leaves, says so once, and only to somebody who may still see it', () => {
  const send = vi.fn();
  const typing = createTyping(send, () => {});
  typing.erased();
  typing.typed();
  typing.erased();
  typing.erased();
  typing.typed();
  typing.stop();
  expect(send.mock.calls.flat()).toEqual([true, false, true, false]);
  typing.typed();
  vi.advanceTimersByTime(60_000);
  typing.erased();
  expect(send).toHaveBeenLastCalledWith(true);
});

test('it ends at once where the other side says so', () => {
  const show = vi.fn();
  const typing = createTyping(() => {}, show);
  typing.heard(true);
  typing.heard(false);
  expect(show.mock.calls.flat()).toEqual([true, false]);
});

test('it ends at once with the message', () => {
  const show = vi.fn();
  const typing = createTyping(() => {}, show);
  typing.heard(true);
  typing.ended();
  expect(show).toHaveBeenLastCalledWith(false);
  vi.advanceTimersByTime(60_000);
  expect(show).toHaveBeenCalledTimes(2);
});
