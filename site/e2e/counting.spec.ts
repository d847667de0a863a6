import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import postgres from 'postgres';

// Pages are counted only for visitors who have agreed. One script decides for every page, so one page shows what it
// decides; that no page tells of a visitor who has not answered is in every-page.spec.ts.

test.use({ isNewVisitor: true });

const LONG_ENOUGH_MS = 10_000;
const banner = (page: Page) => page.getByRole('region', { name: 'Бисквитки, но не от сладкарницата.' });

/** The requests that the pages have sent to the backend so far, except the checks for outdated content. */
function asked(page: Page, apiUrl: string): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(apiUrl) && !request.url().endsWith('/content_version');
    if (isOurs && request.method() !== 'OPTIONS') bodies.push(request.postData() ?? request.url());
  });
  return bodies;
}

async function read(page: Page, path: string, options?: { referer: string }) {
  await page.goto(path, options);
  await page.clock.runFor(LONG_ENOUGH_MS);
}

const view = (path: string, source: string | null) => JSON.stringify({ path, source });

const PAGE = '/about?utm_source=viber';
const COUNTER = /\/count[^/]*\.js$/;

for (const [who, kept] of [
  ['refuses', 'necessary'],
  ['agreed before anything was counted', 'true'],
] as const)
  test(`a visitor who ${who} is not counted, and does not load the counter`, async ({ page, backend }) => {
    await page.addInitScript((answer) => localStorage.setItem('gdpr-consent', answer), kept);
    await page.clock.install();
    const requests = asked(page, backend.apiUrl);
    page.on('request', (request) => COUNTER.test(request.url()) && requests.push(request.url()));
    await read(page, PAGE);
    expect(requests).toEqual([]);
  });

for (const [what, says] of [
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track', { doNotTrack: '1' }],
] as const)
  test(`a visitor who agreed in a browser that says ${what} is not counted`, async ({ page, backend }) => {
    await page.addInitScript((navigatorSays) => {
      localStorage.setItem('gdpr-consent', 'true');
      localStorage.setItem('gdpr-counting', 'yes');
      for (const [name, value] of Object.entries(navigatorSays))
        Object.defineProperty(Navigator.prototype, name, { value });
    }, says);
    await page.clock.install();
    const requests = asked(page, backend.apiUrl);
    const script = page.waitForResponse(COUNTER);
    await page.goto(PAGE);
    // The page does not wait for the counter, whose time starts when it runs.
    await page.evaluate((address) => import(address), (await script).url());
    await page.clock.runFor(LONG_ENOUGH_MS);
    expect(requests).toEqual([]);
  });

test('a visitor who agrees is counted once per page from then on, until they withdraw', async ({
  page,
  backend,
}) => {
  await page.clock.install();
  const requests = asked(page, backend.apiUrl);
  const script = page.waitForResponse(COUNTER);
  await read(page, '/about', { referer: 'https://www.google.com/search' });
  await banner(page).getByRole('button', { name: 'Приемам' }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.clock.runFor(LONG_ENOUGH_MS);
  await expect.poll(() => requests).toEqual([view('/about', 'www.google.com')]);
  expect(brotliCompressSync(await (await script).body()).length).toBeLessThanOrEqual(512);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Бисквитки' }).click();
  await page.clock.runFor(LONG_ENOUGH_MS);
  await expect.poll(() => requests).toEqual([view('/about', 'www.google.com'), view('/cookies', null)]);

  const kept = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(kept).toEqual(['gdpr-consent', 'gdpr-counting']);
  for (const key of kept) await expect(page.getByRole('rowheader', { name: key })).toBeVisible();
  await page.getByRole('button', { name: 'Оттегляне на съгласието' }).click();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await read(page, '/about');
  expect(requests).toHaveLength(2);
});

test('banner, /cookies and the privacy policy say what is sent and how long it is kept', async ({
  page,
  backend,
}) => {
  const sql = postgres(backend.dbUrl, { max: 1 });
  const [kept] = await sql<{ months: number }[]>`
    select (extract(year from keep_counts_for) * 12 + extract(month from keep_counts_for))::integer as months
    from private.retention_settings`;
  const columns = await sql<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = 'private.page_counts'::regclass and attnum > 0 order by attnum`;
  await sql.end();
  expect(columns.map(({ name }) => name)).toEqual(['day', 'path', 'source', 'views', 'visits']);

  await page.goto('/cookies');
  await banner(page).getByRole('button', { name: 'Детайли' }).click();
  const places = [page.getByRole('dialog', { name: 'Какво пазим' }), page.getByRole('main')];
  for (const place of places)
    await expect(place).toContainText('коя страница е отворена и от кой сайт идвате');
  await page.goto('/privacy-policy');
  await expect(page.getByRole('main')).toContainText('коя страница е отворена и от кой сайт се идва');
  await expect(page.getByRole('main')).toContainText(`Общият брой пазим ${kept?.months} месеца.`);
});
