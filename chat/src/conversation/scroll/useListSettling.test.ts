import { expect, test } from 'vitest';
import { isShift } from './useListSettling.ts';

const atEnd = { first: 101, isLoading: false };

test('a message that arrives is news, also when the oldest shown one makes room for it', () => {
  expect(isShift(atEnd, { ...atEnd })).toBe(false);
  expect(isShift(atEnd, { ...atEnd, first: 102 })).toBe(false);
  expect(isShift({ ...atEnd, first: undefined }, { ...atEnd, first: 1 }), 'the first of all').toBe(false);
});

test('older messages, and another part of the conversation, are not', () => {
  expect(isShift(atEnd, { ...atEnd, first: 51 })).toBe(true);
  expect(isShift(atEnd, { ...atEnd, isLoading: true })).toBe(true);
  expect(isShift({ first: 1, isLoading: true }, atEnd), 'back at the end').toBe(true);
});
