import { expect, test } from 'vitest';
import { dialable } from './dialable.ts';

test.each([
  ['088 000 00 00', '0880000000'],
  ['+359 (0)88/123-45-67', '+3590881234567'],
  ['02/987 65 43', '029876543'],
  ['тел. 0888 / 02 9876543 вътр. 12', '029876543'],
  ['0888123456, 0899654321', '0888123456'],
])('%s is dialled as %s', (typed, number) => expect(dialable(typed)).toBe(number));

test.each(['N/A', '', 'ще се обадя', '12'])('%j cannot be dialled', (typed) =>
  expect(dialable(typed)).toBeUndefined(),
);
