import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { freePort } from '@vitrina/local-supabase/postgres/freePort.ts';
import { brand } from '@vitrina/shared/brand.ts';
import { CHAT, STUDIO_CHAT } from '@vitrina/shared/chatPages.ts';
import { execa } from 'execa';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { CommandError, interrupted, runCommand } from './command/runCommand.ts';
import { assertPortIsFree } from './product/assertPortIsFree.ts';
import { readSettings } from './product/settings.ts';
import { startDataSide } from './product/startProduct.ts';
import { writeStatus } from './product/status.ts';
import { type BuildEnvironment, type PartName, partNames } from './release/buildPart.ts';
import { root } from './root.ts';

/**
 * `npm run dev`: the product at the same addresses, each part from its own development server. The server in front
 * passes on requests, and the WebSockets of hot reload.
 */
await runCommand(async (signal) => {
  const settings = readSettings();
  await assertPortIsFree(settings.sitePort, 'SITE_PORT');
  console.log(`${brand.name} (development)\n`);

  await using started = new AsyncDisposableStack();
  const { status } = await startDataSide(settings, started);
  const environment = {
    PUBLIC_SUPABASE_URL: status.apiUrl,
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: status.publishableKey,
  };
  const ports = { site: await freePort(), admin: await freePort(), chat: await freePort() };
  await Promise.all(partNames.map((part) => startDevelopmentServer(part, ports[part], environment, signal)));

  const front = serve({ fetch: frontServer(ports).fetch, port: settings.sitePort, hostname: '127.0.0.1' });
  front.on('upgrade', (request, socket, head) => {
    const server = connect(ports[partOf(request.url ?? '/')], '127.0.0.1', () => {
      server.write(`${requestHead(request)}\r\n\r\n`);
      server.write(head);
      server.pipe(socket).pipe(server);
    });
    server.once('error', () => socket.destroy());
    socket.once('error', () => server.destroy());
  });
  started.defer(() => void front.close());
  await writeStatus(settings.dataDir, status);
  console.log(`
  Site        ${status.siteUrl}
  Admin       ${status.siteUrl}/admin
  Chat        ${status.siteUrl}/chat
  User name   ${status.admin.username}
  Password    ${status.admin.password || 'not known here'}
`);
  await interrupted(signal);
});

/** Resolves when it answers: Astro's takes some seconds. */
async function startDevelopmentServer(
  part: PartName,
  port: number,
  env: BuildEnvironment,
  cancelSignal: AbortSignal,
): Promise<void> {
  const [command, mode] = part === 'site' ? ['astro', 'dev'] : ['vite', 'serve'];
  const server = execa(command, [mode, '--port', String(port), '--host', '127.0.0.1'], {
    cwd: `${root}/${part}`,
    preferLocal: true,
    env,
    cancelSignal,
    stdout: 'inherit',
    stderr: 'inherit',
    reject: false,
  });
  let isOver = false;
  void server.finally(() => {
    isOver = true;
  });
  while (!(await isListening(port))) {
    if (isOver)
      throw new CommandError(`The development server of ${part} ended: what it printed stands above.`);
    await sleep(200);
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1').once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/** Sends each request to the server of its part; both apps' addresses lie under their own base path. */
function frontServer(ports: Record<PartName, number>): Hono {
  const app = new Hono();
  app.all('*', (c) => {
    const { pathname, search } = new URL(c.req.url);
    const path = { '/admin': '/admin/', [CHAT]: '/chat/', [STUDIO_CHAT]: '/chat/' }[pathname] ?? pathname;
    return proxy(`http://127.0.0.1:${ports[partOf(pathname)]}${path}${search}`, c.req);
  });
  return app;
}

function partOf(path: string): PartName {
  if (/^\/admin(\/|$)/.test(path)) return 'admin';
  return /^\/chat(-admin)?(\/|$)/.test(path) ? 'chat' : 'site';
}

/** The first lines of a request as they came, to be said again to another server. */
function requestHead({ method, url, rawHeaders }: IncomingMessage): string {
  const headers = rawHeaders.map((part, index) => (index % 2 === 0 ? `\r\n${part}: ` : part));
  return `${method} ${url} HTTP/1.1${headers.join('')}`;
}
