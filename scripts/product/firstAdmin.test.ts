import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { makeAdmin } from '@vitrina/tests/fixtures/people.ts';
import { startTestBackend } from '@vitrina/tests/fixtures/startTestBackend.ts';
import { expect, onTestFinished, test } from 'vitest';
import { firstAdmin } from './firstAdmin.ts';

test('only an admin that exists is named, and only with a password that opens the account', async () => {
  const backend = await startTestBackend();
  onTestFinished(backend.stop);
  const supabase = createServiceClient(backend.apiUrl, backend.secretKey);
  const named = () => firstAdmin(supabase, backend.dbUrl, backend.dataDir);

  // As a start has left it that was killed, or found no room, while it wrote.
  await writeFile(join(backend.dataDir, 'admin.json'), '');
  const first = await named();
  expect(first).toMatchObject({ username: 'admin', password: expect.stringMatching(/^\w{20}$/) });
  expect(await named()).toEqual(first);

  const { data: admin } = await supabase
    .from('chat_users')
    .select('id')
    .eq('username', 'admin')
    .single()
    .throwOnError();
  await supabase.auth.admin.updateUserById(admin.id, { password: 'another password' });
  expect(await named()).toEqual({ ...first, password: '' });

  const { email } = await makeAdmin(backend, 'vera');
  await supabase.from('chat_users').delete().eq('id', admin.id).throwOnError();
  expect(await named()).toEqual({ email, username: 'vera', password: '' });
});
