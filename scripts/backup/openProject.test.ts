import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openProject } from './openProject.ts';

test('Ctrl-C ends the wait for a database that closes every connection', async () => {
  const server = createServer((socket) => socket.end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const environment = {
    SUPABASE_URL: 'https://ref.supabase.co',
    SUPABASE_SECRET_KEY: 'sb_secret_x',
    SUPABASE_DB_URL: `postgresql://postgres:secret@127.0.0.1:${port}/postgres`,
  };
  const opened = openProject({ dataDir: '', sitePort: 0, apiPort: 0 }, environment, AbortSignal.timeout(500));
  await expect(opened).rejects.toThrow(
    'The database of https://ref.supabase.co cannot be reached: it does not answer',
  );
});
