import { formatDay } from '@vitrina/shared/calendar.ts';
import { expect, test } from 'vitest';
import { text } from './text.ts';

test.each([
  ['2026-12-20', '2026-12-21', 'Почиваме до 20 декември включително. Ще ви отговорим на 21 декември.'],
  [
    '2027-01-03',
    '2027-01-04',
    'Почиваме до 3 януари 2027 г. включително. Ще ви отговорим на 4 януари 2027 г.',
  ],
])('a rest until %s is told with one full stop at the end', (until, back, sentence) => {
  const day = (of: string) => formatDay(of, '2026-12-15');
  expect(text.rest(day(until), day(back)).replaceAll('\u00a0', ' ')).toBe(sentence);
});
