import type { Page } from '@playwright/test';
import { test as base } from '../fixtures/test.ts';
import { type BadNetwork, startBadNetwork } from './badNetwork.ts';

export { expect } from '../fixtures/test.ts';

/** Tests whose browser reaches the API over a network of their own; the pages themselves come as ever. */
export const test = base.extend<{ network: BadNetwork; farPage: Page }>({
  network: async ({ backend }, use) => {
    const network = await startBadNetwork(Number(new URL(backend.apiUrl).port));
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
