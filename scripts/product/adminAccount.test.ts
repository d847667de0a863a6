import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { makeClient, signIn } from '@vitrina/tests/fixtures/people.ts';
import { startTestBackend } from '@vitrina/tests/fixtures/startTestBackend.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { createAdmin } from './adminAccount.ts';

const backend = await startTestBackend();
afterAll(backend.stop);
const secret = createServiceClient(backend.apiUrl, backend.secretKey);

test('an address is free again where the answer was lost on its way', async () => {
  const mila = { email: 'mila@studio.bg', username: 'mila', password: 'a long password' };
  const request = fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...options) => {
    await request(...options);
    throw new TypeError('fetch failed');
  });
  await expect(createAdmin(secret, mila)).rejects.toThrow('was not made: fetch failed');

  await createAdmin(secret, { ...mila, password: 'another password' });
  const supabase = await signIn(backend, { ...mila, password: 'another password' });
  expect((await supabase.rpc('is_admin')).data).toBe(true);
});

test('an address that somebody has stays theirs', async () => {
  const petar = await makeClient(backend, 'petar');
  const admin = { email: petar.email, username: 'petar.admin', password: 'a long password' };
  await expect(createAdmin(secret, admin)).rejects.toThrow(`The account of ${petar.email} was not made`);
  await signIn(backend, petar);
});
