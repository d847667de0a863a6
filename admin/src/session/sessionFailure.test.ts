import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { HttpError } from 'ra-core';
import { beforeEach, expect, test, vi } from 'vitest';
import { sessionFailure } from './sessionFailure.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

test.each([
  [new AuthApiError('in English', 400, 'invalid_credentials'), 'Невалидно потребителско име или парола'],
  [
    new AuthApiError('in English', 429, 'over_request_rate_limit'),
    'Твърде много неуспешни опити. Моля, опитайте отново след 5 минути.',
  ],
  [
    new AuthRetryableFetchError('in English', 0),
    'Грешка при вход. Няма връзка със сървъра. Моля, опитайте отново.',
  ],
  [new AuthApiError('in English', 500, 'unexpected_failure'), 'Грешка при вход'],
])('a sign-in that fails with $name, $code is said in words of its own', (error, words) => {
  expect(sessionFailure(error)).toBe(words);
});

test('what is asked of the database is said as elsewhere', () => {
  expect(sessionFailure(new HttpError('in English', 429, { code: 'PT429' }))).toBe(
    'Твърде много опити. Моля, опитайте отново след малко.',
  );
});
