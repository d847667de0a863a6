import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { test as base, type ProductUnderTest } from '@vitrina/tests/fixtures/test.ts';
import { buildPart } from '../../scripts/release/buildPart.ts';
import { startStaticServer } from '../../scripts/release/server/staticServer.ts';
import { freePort } from '../../supabase/local/postgres/freePort.ts';

interface EmptySite {
  siteUrl: string;
  /** The stand-in backend of the empty site. */
  apiUrl: string;
}

/**
 * Tests of the site as it is built when there are prices and services, but no templates, projects, pictures or articles
 * yet.
 */
export const test = base.extend<object, { emptySite: EmptySite }>({
  emptySite: [
    async ({ backend }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'vitrina-empty-'));
      const api = await startEmptyApi(backend);
      const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
      const www = join(folder, 'www');
      await buildPart('site', www, {
        PUBLIC_SUPABASE_URL: apiUrl,
        PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
      });
      const port = await freePort();
      const site = await startStaticServer(www, port);
      await use({ siteUrl: `http://127.0.0.1:${port}`, apiUrl });
      for (const server of [site, api]) {
        server.close();
        server.closeAllConnections();
      }
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Answers the empty site's requests for a table with the rows of the product's backend. */
export const answerWithRows = (page: Page, table: string, { apiUrl }: { apiUrl: string }, key: string) =>
  onTable(page, table, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({
      url: apiUrl + pathname + search,
      headers: { ...route.request().headers(), apikey: key },
    });
    await route.fulfill({ response });
  });

export const onTable = (page: Page, table: string, answer: (route: Route) => Promise<void>) =>
  page.route(`**/rest/v1/${table}?*`, answer);

/** The tables without which the site cannot be built. */
const NEEDED = /^\/rest\/v1\/(prices|packages|services)\?/;

function startEmptyApi({ apiUrl, publishableKey }: ProductUnderTest): Promise<Server> {
  const server = createServer(async ({ url = '' }, response) => {
    const needed = NEEDED.test(url)
      ? await (await fetch(apiUrl + url, { headers: { apikey: publishableKey } })).text()
      : undefined;
    response.writeHead(200, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'content-type': 'application/json',
    });
    response.end(needed ?? (url.startsWith('/rest/v1/rpc/content_version') ? '1' : '[]'));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
