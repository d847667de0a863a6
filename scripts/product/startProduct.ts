import type { Server } from 'node:http';
import { join } from 'node:path';
import { type Backend, startBackend } from '@vitrina/local-supabase/startBackend.ts';
import { brand } from '@vitrina/shared/brand.ts';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { CommandError } from '../command/runCommand.ts';
import { step } from '../command/step.ts';
import { putFirstContent } from '../firstContent/putFirstContent.ts';
import { prepareInBackground } from '../release/publishing/prepareInBackground.ts';
import { publishAtStart } from '../release/publishing/publishAtStart.ts';
import { startPublisher } from '../release/publishing/startPublisher.ts';
import { startStaticServer } from '../release/server/staticServer.ts';
import { projectDir } from '../root.ts';
import { assertPortIsFree } from './assertPortIsFree.ts';
import { firstAdmin } from './firstAdmin.ts';
import type { ProductSettings, Settings } from './settings.ts';
import { findStatus, type Status, writeStatus } from './status.ts';

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
export async function startProduct(settings: ProductSettings, signal: AbortSignal): Promise<Product> {
  const started = new AsyncDisposableStack();
  try {
    await assertPortIsFree(settings.sitePort, 'SITE_PORT');
    const isFirstStart = (await findStatus(settings.dataDir)) === undefined;
    const { backend, status } = await startDataSide(settings, started);

    await publishAtStart(settings.dataDir, status, signal);
    signal.throwIfAborted();
    const www = join(settings.dataDir, 'www');
    started.use(disposable(await startStaticServer(www, settings.sitePort)));

    await writeStatus(settings.dataDir, status);
    const publisher = await startPublisher({
      dbUrl: backend.dbUrl,
      publishesChanges: settings.publishesChanges,
      prepare: (stopping) => prepareInBackground(settings.dataDir, stopping),
    });
    started.defer(() => publisher.stop());
    const running = started.move();
    return { status, isFirstStart, stop: () => running.disposeAsync() };
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

/** The backend and its first admin: the base of the built product and of the development servers. */
export async function startDataSide(
  { sitePort, apiPort, dataDir, environment }: Settings,
  started: AsyncDisposableStack,
) {
  await assertPortIsFree(apiPort, 'API_PORT');
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const backend = await step('Starting the backend', () =>
    start({ dataDir, projectDir, apiPort, siteUrl, environment, unmailableDomain: brand.chatDomain }),
  );
  started.defer(() => backend.stop());

  const serviceClient = createServiceClient(backend.apiUrl, backend.secretKey);
  const admin = await firstAdmin(serviceClient, backend.dbUrl, dataDir);
  await putFirstContent(serviceClient);
  const { apiUrl, dbUrl, publishableKey, secretKey, mailsUrl } = backend;
  const status: Status = { siteUrl, apiUrl, dbUrl, publishableKey, secretKey, mailsUrl, admin };
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
