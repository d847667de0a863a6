import { expect, test } from 'vitest';
import { isTooLong, newMessage } from './newMessage.ts';

test('what is written goes without the spaces around it', () => {
  expect(newMessage('ana', 'vera', '  Здравейте!\n')).toMatchObject({
    sender_id: 'ana',
    receiver_id: 'vera',
    content: 'Здравейте!',
    message_type: 'text',
    state: 'sending',
  });
});

test('an address alone becomes a link, unless it is longer than a link may be', () => {
  expect(newMessage('ana', 'vera', ' https://zakvaska.example/proba ').message_type).toBe('link');
  expect(newMessage('ana', 'vera', `https://zakvaska.example/${'a'.repeat(2000)}`).message_type).toBe('text');
  expect(newMessage('ana', 'vera', 'javascript:alert(1)').message_type).toBe('text');
});

test('ids grow in the order of writing, also within a millisecond', () => {
  const ids = Array.from({ length: 200 }, () => newMessage('ana', 'vera', 'а').id);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(200);
});

test('the limit counts characters as the database does', () => {
  expect(isTooLong('я'.repeat(4000))).toBe(false);
  expect(isTooLong('я'.repeat(4001))).toBe(true);
  expect(isTooLong('🥖'.repeat(4000))).toBe(false);
});
