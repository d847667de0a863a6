import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { freePort } from '@vitrina/local-supabase/postgres/freePort.ts';
import { liftSubmitLimit } from '@vitrina/tests/fixtures/liftSubmitLimit.ts';
import { findChromium } from '../checks/chromium.ts';
import { startProduct } from '../product/startProduct.ts';
import type { Status } from '../product/status.ts';

/** What every measurement stands on: a product of its own with the example content, and a browser. */
export interface BenchProduct extends AsyncDisposable {
  status: Status;
  dataDir: string;
  browser: Browser;
  signal: AbortSignal;
}

/** Starts the product in a folder that is thrown away afterwards. */
export async function startBenchProduct(signal: AbortSignal): Promise<BenchProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-bench-'));
  const ports = { sitePort: await freePort(), apiPort: await freePort() };
  const product = await startProduct({ ...ports, dataDir, publishesChanges: false }, signal);
  await liftSubmitLimit(product.status.dbUrl);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...(executablePath && { executablePath }),
  });
  return {
    status: product.status,
    dataDir,
    browser,
    signal,
    [Symbol.asyncDispose]: async () => {
      await browser.close();
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
