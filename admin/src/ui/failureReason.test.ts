import { HttpError } from 'ra-core';
import { expect, test } from 'vitest';
import { failureReason } from './failureReason.ts';

test.each([
  [400, '23514', 'Някоя от стойностите не е допустима. Моля, проверете въведеното.'],
  [403, '42501', 'Нямате права за това действие.'],
  [403, 'unknown', 'Нямате права за това действие.'],
  [406, 'PGRST116', 'Записът вече не съществува.'],
  [404, 'PT404', 'Записът вече не съществува.'],
  [400, '22008', 'Някоя от стойностите не е допустима. Моля, проверете въведеното.'],
  [400, '22023', 'Списъкът беше променен междувременно. Моля, опитайте отново.'],
  [409, '23503', 'Записът вече не съществува.'],
  [409, '23505', 'Записът беше променен междувременно. Моля, опитайте отново.'],
  [422, 'no_mailbox', 'На този адрес не може да се изпрати писмо.'],
  [429, 'too_many_invitations', 'Днес вече са изпратени три покани. Опитайте утре.'],
  [503, 'PGRST000', 'Възникна грешка в сървъра. Моля, опитайте отново.'],
  [418, undefined, 'Неизвестна грешка'],
])('status %i with code %s has its own message', (status, code, words) => {
  expect(failureReason(new HttpError('in English', status, { code }))).toBe(words);
});

test('a request may give a code another meaning', () => {
  const error = new HttpError('in English', 400, { code: '22023' });
  expect(failureReason(error, { '22023': 'Няма такъв час.' })).toBe('Няма такъв час.');
  expect(failureReason(error, { '22008': 'Няма такъв час.' })).toBe(
    'Списъкът беше променен междувременно. Моля, опитайте отново.',
  );
});

test('an error without a response means that there is no connection', () => {
  expect(failureReason(new TypeError('Failed to fetch'))).toBe(
    'Няма връзка със сървъра. Моля, опитайте отново.',
  );
});
