import { expect, test } from 'vitest';
import type { Message } from '../../api/messages.ts';
import { groupByDay } from './days.ts';

const at = (timestamp: string) => ({ id: timestamp, timestamp }) as Message;

test('messages are grouped by their day in Sofia', () => {
  const days = groupByDay([
    at('2026-11-20T21:59:59+00:00'),
    at('2026-11-20T22:00:00+00:00'),
    at('2026-11-21T09:00:00+00:00'),
  ]);
  expect(days.map(({ label, messages }) => [label, messages.length])).toEqual([
    ['20\u00a0ноември 2026\u00a0г.', 1],
    ['21\u00a0ноември 2026\u00a0г.', 2],
  ]);
});

test('without messages there are no days', () => {
  expect(groupByDay([])).toEqual([]);
});
