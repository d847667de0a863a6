import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postmaster } from '@vitrina/tests/faults/killableBackend.ts';
import type { TestedApi } from '@vitrina/tests/fixtures/people.ts';
import { freePort } from '../../../scripts/product/ports.ts';
import { buildPart } from '../../../scripts/release/buildPart.ts';
import { headersFile } from '../../../scripts/release/headersFile.ts';
import { redirectsFile } from '../../../scripts/release/redirectsFile.ts';
import { startStaticServer } from '../../../scripts/release/server/staticServer.ts';

export interface CrashableChat {
  siteUrl: string;
  api: TestedApi;
  /** Kills the backend with SIGKILL, its database too or only itself, and starts it again at the same address. */
  crash: (victim: 'process' | 'process and database', pauseMs: number) => Promise<void>;
  stop: () => Promise<void>;
}

const BACKEND = fileURLToPath(import.meta.resolve('@vitrina/tests/fixtures/backendProcess.ts'));

/** The built chat, with a backend in a process of its own. */
export async function startCrashableChat(): Promise<CrashableChat> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-crash-'));
  const apiPort = await freePort();
  let { process: backend, api } = await startBackend(folder, apiPort);
  const www = await buildChat(folder, api);
  const sitePort = await freePort();
  const server = await startStaticServer(www, sitePort);

  return {
    siteUrl: `http://127.0.0.1:${sitePort}`,
    api,
    crash: async (victim, pauseMs) => {
      const gone = once(backend, 'exit');
      // The database leads a process group of its own.
      if (victim === 'process and database')
        process.kill(-(await postmaster(join(folder, 'data'))), 'SIGKILL');
      backend.kill('SIGKILL');
      await gone;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      ({ process: backend, api } = await startBackend(folder, apiPort));
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      const gone = once(backend, 'exit');
      backend.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startBackend(
  folder: string,
  port: number,
): Promise<{ process: ChildProcess; api: TestedApi }> {
  const log = openSync(join(folder, 'backend.log'), 'a');
  const child = fork(BACKEND, [join(folder, 'data'), String(port)], {
    detached: true,
    // Its errors are expected: it is killed.
    stdio: ['ignore', log, log, 'ipc'],
  });
  const [api] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`The backend did not start:\n${readFileSync(join(folder, 'backend.log'), 'utf8')}`);
    }),
  ]);
  return { process: child, api: api as TestedApi };
}

/** Without the rest of the product. */
async function buildChat(folder: string, { apiUrl, publishableKey }: TestedApi): Promise<string> {
  const build = join(folder, 'chat');
  const www = join(folder, 'www');
  await buildPart('chat', build, {
    PUBLIC_SUPABASE_URL: apiUrl,
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey,
  });
  await cp(build, join(www, 'chat'), { recursive: true });
  await cp(join(build, 'index.html'), join(www, 'chat.html'));
  const rest = { _headers: headersFile(), _redirects: redirectsFile(), '404.html': '' };
  for (const [name, content] of Object.entries(rest)) await writeFile(join(www, name), content);
  return www;
}
