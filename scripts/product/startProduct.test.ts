import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@vitrina/local-supabase/postgres/freePort.ts';
import { copyPreparedProject } from '@vitrina/local-supabase/testing/copyPreparedProject.ts';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { inquiry } from '@vitrina/tests/fixtures/inquiry.ts';
import { startMailServer } from '@vitrina/tests/fixtures/startMailServer.ts';
import { expect, test } from 'vitest';
import { projectDir } from '../root.ts';
import { readSettings } from './settings.ts';
import { startDataSide } from './startProduct.ts';

test('mails leave by the server that the environment names', async () => {
  await using started = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-test-'));
  started.defer(() => rm(dataDir, { recursive: true }));
  await copyPreparedProject(dataDir, projectDir);
  const mailServer = started.use(await startMailServer());

  const settings = readSettings({
    SITE_PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    SMTP_URL: mailServer.url,
  });
  const { status } = await startDataSide(settings, started);
  await createServiceClient(status.apiUrl, status.secretKey).rpc('submit_inquiry', inquiry).throwOnError();
  await expect.poll(() => mailServer.received, { timeout: 30_000 }).toHaveLength(2);
});
