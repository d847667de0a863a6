import { rm } from 'node:fs/promises';
import { freePort } from '../product/ports.ts';
import { startStaticServer } from '../release/server/staticServer.ts';

/** Pages at an address of their own. */
export interface ServedFolder {
  /** Without a slash at its end. */
  url: string;
  /** Stops serving and throws the folder away. */
  stop(): Promise<void>;
}

/** Serves a built folder by the server that serves the product. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const port = await freePort();
  const server = await startStaticServer(folder, port);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
