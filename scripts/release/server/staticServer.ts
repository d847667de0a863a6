import { realpath } from 'node:fs/promises';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { createSite } from './createSite.ts';
import { unavailable } from './unavailable.ts';

/**
 * Serves a release on loopback. `folder` may be a link that is switched to another release at any time: each request is
 * answered from one release from start to end.
 */
export async function startStaticServer(folder: string, port: number): Promise<Server> {
  let latest: { release: string; site: Promise<Hono> } | undefined;
  const currentSite = async () => {
    const release = await realpath(folder);
    if (latest?.release !== release) latest = { release, site: createSite(release) };
    return latest.site;
  };
  await currentSite();

  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: async (request, env) => {
          try {
            return await (await currentSite()).fetch(request, env);
          } catch (error) {
            // Read again for the next request: too many open files, for instance, pass.
            latest = undefined;
            return unavailable(request, error);
          }
        },
        port,
        hostname: '127.0.0.1',
      },
      () => resolve(server as Server),
    );
    server.once('error', reject);
  });
}
