import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTyping } from './typing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('typing is sent at intervals, not with every letter', () => {
  const send = vi.fn();
  const typing = createTyping(send, () => {});
  for (let letter = 0; letter < 100; letter += 1) {
    typing.typed();
    vi.advanceTimersByTime(100);
  }
  expect(send).toHaveBeenCalledTimes(4);
});

test('typing of the other side is shown while it is repeated, and then ends by itself', () => {
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

test('typing again after a sent message is sent at once', () => {
  const send = vi.fn();
  const typing = createTyping(send, () => {});
  typing.typed();
  typing.sent();
  typing.typed();
  expect(send).toHaveBeenCalledTimes(2);
});

test('emptying the field or leaving is sent once, and only while the other side may still show the typing', () => {
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

test('it ends at once when the other side says so', () => {
  const show = vi.fn();
  const typing = createTyping(() => {}, show);
  typing.heard(true);
  typing.heard(false);
  expect(show.mock.calls.flat()).toEqual([true, false]);
});

test('it ends at once when the message arrives', () => {
  const show = vi.fn();
  const typing = createTyping(() => {}, show);
  typing.heard(true);
  typing.ended();
  expect(show).toHaveBeenLastCalledWith(false);
  vi.advanceTimersByTime(60_000);
  expect(show).toHaveBeenCalledTimes(2);
});
