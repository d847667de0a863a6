import { describe, expect, test } from 'vitest';
import { inquiry } from '../fixtures/inquiry.ts';
import { submit, visit } from './visitor.ts';

describe('bodies that are not what they should be', () => {
  test.each([
    ['no JSON', new Blob(['{'], { type: 'application/json' })],
    ['a list', []],
    ['a number', 7],
    ['nested values', { ...inquiry, name: { first: 'Ана' } }],
    ['a zero byte', { ...inquiry, message: 'a\u0000b' }],
    ['half of an emoji', { ...inquiry, message: '\ud83d' }],
    ['a missing field', { name: 'Ана' }],
    ['blanks', { ...inquiry, message: ' \u00a0\u200b\n' }],
    ['too long a name', { ...inquiry, name: 'я'.repeat(101) }],
    ['too long a message', { ...inquiry, message: 'я'.repeat(4001) }],
    ['a list of addresses', { ...inquiry, email: 'a@b.bg,c@d.bg\nbcc: e@f.bg' }],
  ])('an inquiry with %s is refused or stored, never a failure', async (_, body) => {
    expect((await visit('POST', '/rest/v1/rpc/submit_inquiry', body)).status).toBeLessThan(500);
  });

  test.each(['/rest/v1/rpc/is_admin', '/rest/v1/rpc/submit_inquiry', '/auth/v1/token?grant_type=password'])(
    'lists in lists in lists are refused by %s',
    async (path) => {
      const nested = new Blob(['['.repeat(400_000), ']'.repeat(400_000)], { type: 'application/json' });
      expect((await visit('POST', path, nested)).status).toBe(400);
    },
  );

  test('what is larger than a megabyte is refused with the reason', async () => {
    expect((await submit({ message: 'я'.repeat(1024 * 1024) })).status).toBe(413);
  });

  test.each([
    ['no password', { email: 'a@example.bg' }],
    ['lists', { email: ['a@example.bg'], password: {} }],
    ['a megabyte of password', { email: 'a@example.bg', password: 'x'.repeat(900_000) }],
    ['nothing', undefined],
  ])('signing in with %s is refused', async (_, body) => {
    expect((await visit('POST', '/auth/v1/token?grant_type=password', body)).status).toBe(400);
  });
});
