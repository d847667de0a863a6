import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KillableBackend, startKillableBackend } from '@vitrina/tests/faults/killableBackend.ts';
import { liftMessageLimit } from '@vitrina/tests/fixtures/liftMessageLimit.ts';
import type { TestedApi } from '@vitrina/tests/fixtures/people.ts';
import { buildPart } from '../../../scripts/release/buildPart.ts';
import { headersFile } from '../../../scripts/release/headersFile.ts';
import { redirectsFile } from '../../../scripts/release/redirectsFile.ts';
import { startStaticServer } from '../../../scripts/release/server/staticServer.ts';
import { freePort } from '../../../supabase/local/postgres/freePort.ts';
import { test as base } from '../chatTest.ts';

export interface CrashableChat extends KillableBackend {
  siteUrl: string;
}

/** Tests of the built chat with a backend that can be killed; the browser's errors about that are expected. */
export const test = base.extend<object, { chat: CrashableChat }>({
  expectedErrors: [/Failed to load resource|WebSocket|AbortError|TimeoutError/],

  chat: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'vitrina-crash-'));
      const backend = await startKillableBackend({ folder });
      await liftMessageLimit(backend.dbUrl());
      const www = await buildChat(folder, backend.api);
      const sitePort = await freePort();
      const server = await startStaticServer(www, sitePort);
      await use({ ...backend, siteUrl: `http://127.0.0.1:${sitePort}` });
      server.close();
      server.closeAllConnections();
      await backend.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The chat as a CDN serves it, without the rest of the product. */
async function buildChat(folder: string, { apiUrl, publishableKey }: TestedApi): Promise<string> {
  const build = join(folder, 'chat');
  const www = join(folder, 'www');
  await buildPart('chat', build, {
    PUBLIC_SUPABASE_URL: apiUrl,
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey,
  });
  await cp(build, join(www, 'chat'), { recursive: true });
  await cp(join(build, 'index.html'), join(www, 'chat.html'));
  const rest = { _headers: headersFile(['/chat']), _redirects: redirectsFile(), '404.html': '' };
  for (const [name, content] of Object.entries(rest)) await writeFile(join(www, name), content);
  return www;
}
