import { expect, test } from 'vitest';
import { findSecrets } from './findSecrets.ts';

const long = 'Ab1'.repeat(14);

// Put together here, so that this file holds none itself.
test.each([
  ['secret key of Supabase', ['sb', 'secret', long].join('_')],
  ['JSON web token', ['eyJ', 'eyJ', 'x'].map((start) => `${start}${long}`).join('.')],
  ['private key', `${'-'.repeat(5)}BEGIN EC PRIVATE KEY${'-'.repeat(5)}`],
  ['address with a password', ['postgresql:/', `postgres:${long}@127.0.0.1:5432`].join('/')],
  ['key of Resend', ['re', long.slice(0, 8), long.slice(0, 24)].join('_')],
  ['token of GitHub', ['ghp', long.slice(0, 36)].join('_')],
  ['key of a cloud', `AKIA${'A1'.repeat(8)}`],
  ['source map', ['//# sourceMappingURL', 'a.js.map'].join('=')],
])('a %s is found', (kind, text) => {
  expect(findSecrets(`const a = "${text}";`).map((secret) => secret.kind)).toEqual([kind]);
});

test('a value that is known to be secret is found wherever it stands', () => {
  expect(findSecrets('<p>x-hunter2-y</p>', { password: 'hunter2' })).toEqual([
    { kind: 'password', text: 'hunter2' },
  ]);
});

test('public things are none', () => {
  const text = `sb_publishable_${long} https://example.bg/a@b eyJhbGciOiJIUzI1NiJ9 smtps://user:password@smtp.example.com`;
  expect(findSecrets(text)).toEqual([]);
});
