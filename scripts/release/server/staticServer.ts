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
  const sites = new Map<string, Promise<Hono>>();
  const currentSite = async () => {
    const release = await realpath(folder);
    const site = sites.get(release) ?? createSite(release);
    if (!sites.has(release)) {
      sites.clear();
      sites.set(release, site);
    }
    return site;
  };
  await currentSite();

  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: async (request, env) => {
          try {
            return await (await currentSite()).fetch(request, env);
          } catch (error) {
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
