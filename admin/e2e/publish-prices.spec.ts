import type { APIRequestContext, Page } from '@playwright/test';
import { formatPrice } from '@vitrina/shared/money.ts';
import { priceOfRow } from '@vitrina/shared/priceOfRow.ts';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { amountsIn } from '../../site/e2e/amountsIn.ts';
import { publishSite } from './publishSite.ts';

const ID = 'site-catalog';

test('a price that is changed stands on every page, and no other amount does', async ({
  page,
  adminPage,
  backend,
}) => {
  test.setTimeout(240_000); // It waits for two builds.
  const service = createServiceClient(backend.apiUrl, backend.secretKey);
  const { data: before } = await service.from('prices').select().eq('id', ID).single().throwOnError();
  const paths = await publicPaths(page.request);

  await service.from('prices').update({ cents: 70_000, currency: 'EUR' }).eq('id', ID).throwOnError();
  await publishSite(adminPage);
  for (const path of ['/pricing', '/websaitove'])
    expect(await textOf(page, path)).toContain('700,00+ € (1369,08+ лв.)');
  const { data: prices } = await service.from('prices').select().throwOnError();
  const known = new Set(prices.flatMap((row) => amountsIn(formatPrice(priceOfRow(row)))));
  // What hosting costs while it is included, the rate, and what the invented shop of an article takes.
  for (const amount of ['0 €', '1 €', '1,95583 лв.', '60 €']) known.add(amount);
  const unknown: string[] = [];
  for (const path of paths)
    for (const amount of amountsIn(await textOf(page, path)))
      if (!known.has(amount)) unknown.push(`${path}: ${amount}`);
  expect(unknown).toEqual([]);

  const { cents, currency } = before;
  await service.from('prices').update({ cents, currency }).eq('id', ID).throwOnError();
  await publishSite(adminPage);
  expect(await textOf(page, '/websaitove')).toContain('613,55+ € (1200+ лв.)');
});

/** The pages of the sitemap; demos have prices of their own. */
async function publicPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** What stands between the tags of a page; those within a sentence part no words. */
async function textOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  return html
    .replaceAll(/<(style|script|template)\b.*?<\/\1>/gs, '')
    .replaceAll(/<\/?(span|a|b|strong|em|wbr|br)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/\u00a0|&nbsp;|&#160;/g, ' ')
    .replaceAll(/ +/g, ' ');
}
