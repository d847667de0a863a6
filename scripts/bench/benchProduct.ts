import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import postgres from 'postgres';
import { findChromium } from '../checks/chromium.ts';
import { freePort } from '../product/ports.ts';
import { startProduct } from '../product/startProduct.ts';
import type { Status } from '../product/status.ts';

/** What every measurement stands on: a product of its own with the example content, and a browser. */
export interface BenchProduct {
  status: Status;
  dataDir: string;
  /** The published pages. */
  www: string;
  browser: Browser;
  signal: AbortSignal;
  stop(): Promise<void>;
}

const BROWSER_ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Starts the product in a folder that is thrown away afterwards. */
export async function startBenchProduct(signal: AbortSignal): Promise<BenchProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-bench-'));
  const settings = {
    sitePort: await freePort(),
    apiPort: await freePort(),
    dataDir,
    publishesChanges: false,
  };
  const product = await startProduct(settings, signal);
  const sql = postgres(product.status.dbUrl, { max: 1 });
  await sql`update private.submit_settings set max_submits = 1000000`;
  await sql.end();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: BROWSER_ARGUMENTS,
    ...(executablePath && { executablePath }),
  });
  return {
    status: product.status,
    dataDir,
    www: join(dataDir, 'www'),
    browser,
    signal,
    stop: async () => {
      await browser.close();
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
