import type { Server } from 'node:http';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { type Backend, startBackend } from '@vitrina/supabase/local/startBackend.ts';
import { buildRelease } from './build/buildRelease.ts';
import { contentVersion } from './build/contentVersion.ts';
import { CommandError } from './command.ts';
import { firstAdmin } from './firstAdmin.ts';
import { assertPortIsFree } from './ports.ts';
import { step } from './progress.ts';
import { startStaticServer } from './server/staticServer.ts';
import type { Settings } from './settings.ts';
import { hasStatus, type Status, writeStatus } from './status.ts';

export interface Product {
  status: Status;
  /** True until a start has succeeded once: the admin's password is yet to be shown. */
  isFirstStart: boolean;
  stop(): Promise<void>;
}

/**
 * Starts the whole product on this machine: backend, built pages, web server. What has been started is stopped again
 * when a later step fails.
 */
export async function startProduct(settings: Settings, signal: AbortSignal): Promise<Product> {
  const started = new AsyncDisposableStack();
  try {
    await assertPortIsFree(settings.sitePort, 'SITE_PORT');
    const isFirstStart = !hasStatus(settings.dataDir);
    const { backend, status } = await startDataSide(settings, started);

    const www = await buildRelease({
      dataDir: settings.dataDir,
      environment: {
        PUBLIC_SUPABASE_URL: backend.apiUrl,
        PUBLIC_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
      },
      content: await contentVersion(backend.dbUrl),
      signal,
      step,
    });
    signal.throwIfAborted();
    started.use(disposable(await startStaticServer(www, settings.sitePort)));

    await writeStatus(settings.dataDir, status);
    const running = started.move();
    return { status, isFirstStart, stop: () => running.disposeAsync() };
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

/** The backend with its first admin: what the built product and the development servers both stand on. */
export async function startDataSide({ sitePort, apiPort, dataDir }: Settings, started: AsyncDisposableStack) {
  await assertPortIsFree(apiPort, 'API_PORT');
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const backend = await step('Starting the backend', () => start({ dataDir, apiPort, siteUrl }));
  started.defer(() => backend.stop());

  const serviceClient = createServiceClient(backend.apiUrl, backend.secretKey);
  const admin = await firstAdmin(serviceClient, dataDir);
  const { apiUrl, dbUrl, publishableKey, secretKey } = backend;
  const status: Status = { siteUrl, apiUrl, dbUrl, publishableKey, secretKey, admin };
  return { backend, status };
}

async function start(options: Parameters<typeof startBackend>[0]): Promise<Backend> {
  try {
    return await startBackend(options);
  } catch (error) {
    throw new CommandError(`The backend did not start: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

function disposable(server: Server): AsyncDisposable {
  return {
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
