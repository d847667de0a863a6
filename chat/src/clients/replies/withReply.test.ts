import { expect, test } from 'vitest';
import { hasCalledReplies, matchingReplies, withReply } from './withReply.ts';

test('a reply replaces the "/" that called for it', () => {
  expect(withReply('/', 1, 'Здравейте!')).toEqual({ typed: 'Здравейте!', end: 10 });
  expect(withReply('Ана,\n/\nПоздрави', 6, 'Готово.')).toEqual({ typed: 'Ана,\nГотово.\nПоздрави', end: 12 });
});

test('a reply is inserted on a line of its own, and the typed text stays', () => {
  expect(withReply('', 0, 'Да.')).toEqual({ typed: 'Да.', end: 3 });
  expect(withReply('Ана, слънце', 4, 'Да.')).toEqual({ typed: 'Ана,\nДа. слънце', end: 8 });
  expect(withReply('и/или', 2, 'Да.')).toEqual({ typed: 'и/\nДа.или', end: 6 });
});

test.each([
  ['/', 1, true],
  ['Ана\n/', 5, true],
  ['и/', 2, false],
  ['/x', 2, false],
  ['', 0, false],
])('whether %j calls for the replies at %i: %s', (typed, caret, isCalled) => {
  expect(hasCalledReplies(typed, caret)).toBe(isCalled);
});

test('replies are found by all the words of the query in title or text, in any case', () => {
  const replies = [
    { id: '1', title: 'Цени и срокове', body: 'Здравейте, {име}!' },
    { id: '2', title: 'Няма място', body: 'Опитайте през юни.' },
  ];
  expect(matchingReplies(replies, 'ЦЕНИ име').map(({ id }) => id)).toEqual(['1']);
  expect(matchingReplies(replies, 'юни')).toHaveLength(1);
  expect(matchingReplies(replies, ' ')).toHaveLength(2);
  expect(matchingReplies(replies, 'сняг')).toEqual([]);
});
