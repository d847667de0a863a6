import { expect, test, vi } from 'vitest';
import { freePort } from '../../../supabase/local/postgres/freePort.ts';
import { contentVersion } from './contentVersion.ts';

test('a build whose backend does not answer stops, and states why', async () => {
  const apiUrl = `http://127.0.0.1:${await freePort()}`;
  vi.stubEnv('PUBLIC_SUPABASE_URL', apiUrl);
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_x');
  const printed = vi.spyOn(console, 'error');
  const reason = `Cannot read the version of the content from ${apiUrl}: `;
  await expect(contentVersion()).rejects.toThrow(reason);
  expect(printed).toHaveBeenCalledWith(expect.stringContaining(`{"failure":"backend","detail":"${reason}`));
});
