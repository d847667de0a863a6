import type { Page } from '@playwright/test';
import type { TestedApi } from '../fixtures/people.ts';
import { test as base } from '../fixtures/test.ts';
import { type BadNetwork, startBadNetwork } from './badNetwork.ts';

export { expect } from '../fixtures/test.ts';

interface Far {
  /** What the pages take for their backend. */
  farApi: TestedApi;
  network: BadNetwork;
  farPage: Page;
}

/** Tests whose browser reaches the API over a network of their own; the pages themselves come as ever. */
export const test = base.extend<Far>({
  farApi: async ({ backend }, use) => use(backend),

  network: async ({ farApi }, use) => {
    const network = await startBadNetwork(Number(new URL(farApi.apiUrl).port));
    await use(network);
    await network.stop();
  },

  farPage: async ({ browser, backend, network, storageState }, use, testInfo) => {
    const { launchOptions, ...options } = testInfo.project.use;
    const { host } = new URL(backend.apiUrl);
    const way = `--host-resolver-rules=MAP ${host} 127.0.0.1:${network.port}`;
    const args = [...(launchOptions?.args ?? []), way];
    const farBrowser = await browser.browserType().launch({ ...launchOptions, args });
    const context = await farBrowser.newContext({ ...options, storageState });
    await use(await context.newPage());
    await farBrowser.close();
  },
});

/** Makes every byte of a page take its time. */
export async function slowDown(page: Page, latency: number, bytesPerSecond: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
