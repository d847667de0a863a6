import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@vitrina/local-supabase/postgres/freePort.ts';
import { execa } from 'execa';
import { CommandError } from '../command/runCommand.ts';

/** Cloudflare's own server for a folder of pages. At 230 MB too heavy to be installed with the rest; docs/deploy.md names it too. */
const WRANGLER = 'wrangler@4.164.0';
const START_TIMEOUT_MS = 180_000;

interface PagesServer extends AsyncDisposable {
  url: string;
}

/**
 * Serves a built folder as Cloudflare Pages does, on a free port of this machine.
 * @param workDir where the server may write.
 * @throws CommandError with what it printed when it does not answer.
 */
export async function startWrangler(
  folder: string,
  workDir: string,
  signal: AbortSignal,
): Promise<PagesServer> {
  const port = await freePort();
  const server = execa(
    'npx',
    ['--yes', WRANGLER, 'pages', 'dev', folder, '--port', String(port), '--ip', '127.0.0.1'],
    {
      cwd: workDir,
      env: { WRANGLER_SEND_METRICS: 'false', CI: 'true' },
      stdin: 'ignore',
      all: true,
      reject: false,
      // A group of its own: npx passes no signal on.
      detached: true,
    },
  );
  let isOver = false;
  void server.finally(() => {
    isOver = true;
  });
  const stop = async () => {
    if (server.pid && !isOver) process.kill(-server.pid, 'SIGTERM');
    await server;
  };
  const url = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + START_TIMEOUT_MS; !(await answers(url)); await sleep(500)) {
    if (!isOver && !signal.aborted && Date.now() < end) continue;
    await stop();
    throw new CommandError(`${WRANGLER} did not start:\n${(await server).all}`);
  }
  return { url, [Symbol.asyncDispose]: stop };
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
