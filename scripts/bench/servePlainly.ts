import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@vitrina/local-supabase/postgres/freePort.ts';
import { compressFiles } from '../release/compressFiles.ts';
import { pageHeaders, rule } from '../release/headersFile.ts';
import { startStaticServer } from '../release/server/staticServer.ts';

export interface ServedFolder extends AsyncDisposable {
  /** Without a slash at its end. */
  url: string;
}

/**
 * Serves files as the product's are served, compressed, by the same server and with the same headers, until they are
 * thrown away.
 */
export async function servePlainly(folder: string): Promise<ServedFolder> {
  await writeFile(join(folder, '_headers'), rule('/*', pageHeaders));
  for (const name of ['_redirects', '404.html']) await writeFile(join(folder, name), '');
  await compressFiles(folder);
  const port = await freePort();
  const server = await startStaticServer(folder, port);
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
