import { expect, test } from 'vitest';
import type { Message } from '../../api/messages.ts';
import { storedMessage } from '../testing/storedMessage.ts';
import { type History, newHistory, SHOWN_LIMIT, withMore, withRows } from './history.ts';

/** The messages with the numbers `from` to `to` of a long conversation. */
const piece = (from: number, to: number): Message[] =>
  Array.from({ length: to - from + 1 }, (_, index) => storedMessage(from + index));
const shown = ({ messages }: History) => [messages[0]?.number, messages.at(-1)?.number];
const idOf = (number: number) => storedMessage(number).id;

const end = newHistory({ messages: piece(9801, 10_000), hasOlder: true });

test('scrolling far up drops the end of the conversation, scrolling down loads it again', () => {
  const up = withMore(end, { side: 'older', from: idOf(9801), messages: piece(9751, 9800), hasMore: true });
  expect(up.messages).toHaveLength(SHOWN_LIMIT);
  expect(shown(up)).toEqual([9751, 9950]);
  expect(up.newer).toBe('available');

  const down = withMore(up, {
    side: 'newer',
    from: idOf(9950),
    messages: piece(9951, 10_000),
    hasMore: false,
  });
  expect(shown(down)).toEqual([9801, 10_000]);
  expect(down).toMatchObject({ older: 'available', newer: 'none' });
});

test('messages written while the end is not loaded leave no gap and are loaded later', () => {
  const around = newHistory({ messages: piece(100, 150), hasOlder: true, hasNewer: true }, end.newest);
  const told = withRows(around, piece(10_001, 10_001), false);
  expect(shown(told)).toEqual([100, 150]);
  expect(told.newest).toBe(10_001);

  const almost = withMore(told, {
    side: 'newer',
    from: idOf(150),
    messages: piece(151, 200),
    hasMore: false,
  });
  expect(almost.newer, 'the read did not contain the newest message').toBe('available');
  const there = withMore(almost, {
    side: 'newer',
    from: idOf(200),
    messages: piece(10_001, 10_001),
    hasMore: false,
  });
  expect(there.newer).toBe('none');
});

test('messages read for another window are not added to this one', () => {
  const around = newHistory({ messages: piece(100, 150), hasOlder: true, hasNewer: true }, end.newest);
  const late = { side: 'older', from: idOf(9801), messages: piece(9751, 9800), hasMore: true } as const;
  expect(withMore(around, late)).toBe(around);
});
