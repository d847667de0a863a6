import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../../scripts/product/settings.ts';
import { startStaticServer } from '../../scripts/release/server/staticServer.ts';
import { freePort } from '../../supabase/local/postgres/freePort.ts';

/** Serves a copy of the built chat that a test can update. */
export async function startCopy() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-chat-'));
  const www = join(readSettings().dataDir, 'www');
  // Compressed files would be served instead of what the test writes.
  for (const name of ['chat', 'chat.html', '_headers', '_redirects', '404.html', 'speculation-rules.json'])
    await cp(join(www, name), join(folder, name), {
      recursive: true,
      filter: (file) => !/\.(br|gz)$/.test(file),
    });
  const port = await freePort();
  const server = await startStaticServer(folder, port);

  return {
    url: `http://127.0.0.1:${port}`,
    /** The same chat under another file name, as after a change. */
    async publishNewVersion() {
      const page = await readFile(join(folder, 'chat.html'), 'utf8');
      const [, script = ''] = /src="\/chat\/assets\/(index-[^"]+\.js)"/.exec(page) ?? [];
      await copyFile(join(folder, 'chat/assets', script), join(folder, 'chat/assets/index-newer.js'));
      for (const file of ['chat.html', 'chat/worker.js']) {
        const path = join(folder, file);
        await writeFile(path, (await readFile(path, 'utf8')).replaceAll(script, 'index-newer.js'));
      }
    },
    /** From now on every answer stops after its first bytes, as with a network that breaks down. */
    stall() {
      server.removeAllListeners('request');
      server.on('request', (_, response) =>
        response.writeHead(200, { 'Content-Type': 'text/html' }).write('<'),
      );
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
