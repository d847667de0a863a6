import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { findSecrets } from './findSecrets.ts';

const long = 'Ab1'.repeat(14);
const { privateKey } = generateKeyPairSync('ed25519', {
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

// Put together here, so that this file holds none itself.
test.each([
  ['secret key of Supabase', ['sb', 'secret', long].join('_')],
  ['JSON web token', ['eyJ', 'eyJ', 'x'].map((start) => `${start}${long}`).join('.')],
  ['private key', privateKey],
  ['address of a database', ['postgresql:/', `postgres:${long}@127.0.0.1:5432`].join('/')],
  ['address of a mail server', ['smtps:/', `studio:${long}@smtp.example.com`].join('/')],
  ['key of Resend', ['re', long.slice(0, 8), long.slice(0, 24)].join('_')],
  ['token of GitHub', ['ghp', long.slice(0, 36)].join('_')],
])('a %s is found', async (_, secret) => {
  const found = await findSecrets(`\nconst a = "${secret}";`, 'a.ts');
  expect(found.length).toBeGreaterThan(0);
  expect(found[0]).toContain('a.ts:2 ');
  expect(found.join()).not.toContain(secret);
});

test('public things are none', async () => {
  const text = `sb_publishable_${long} https://example.bg/a@b eyJhbGciOiJIUzI1NiJ9 smtps://user:password@smtp.example.com`;
  expect(await findSecrets(text, 'a.ts')).toEqual([]);
});
