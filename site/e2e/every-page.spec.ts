import { brand } from '@vitrina/shared/brand.ts';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { test as base, expect } from '@vitrina/tests/fixtures/test.ts';
import { HtmlValidate } from 'html-validate';
import { amountsIn } from './amountsIn.ts';
import { countEndless } from './countEndless.ts';
import { type CrawledPage, crawl, pathOf } from './crawl.ts';
import { htmlRules } from './htmlRules.ts';
import { knownAmounts } from './knownAmounts.ts';
import { looseTexts } from './looseTexts.ts';
import { enlargeText } from './textSize.ts';

/** The home page, and the pages that no link leads to. */
const starts = ['/', '/old', '/no-such-page', '/services/no-such-service', '/blog/no-such-post'];

const test = base.extend<object, { pages: CrawledPage[] }>({
  pages: [
    async ({ browser, backend }, use) => use(await crawl(browser, backend.siteUrl, starts)),
    { scope: 'worker' },
  ],
});

// All tests run in one worker, so that the site is crawled only once.
test.describe.configure({ mode: 'default' });

const isDemo = ({ path }: CrawledPage) => path.startsWith('/demo/');
const isMissing = (path: string) => path.includes('/no-such-');

test('links lead to every page', ({ pages }) => {
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['/services/websites', '/blog/4', '/ai-design', '/demo/mehana', '/cookies']),
  );
  expect(paths.length).toBeGreaterThan(30);
});

test('every link, picture and file answers', async ({ pages, request }) => {
  const addresses = pages.flatMap(({ links, files }) => [...links.map(pathOf), ...files]);
  const broken: string[] = [];
  for (const address of new Set(addresses.filter((address) => !isMissing(address)))) {
    const response = await request.get(address);
    if (response.status() !== 200) broken.push(`${address}: ${response.status()}`);
  }
  expect(broken).toEqual([]);
});

test('every anchor exists on the page it points into', ({ pages }) => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const broken = pages.flatMap(({ path, links }) =>
    links
      .filter((link) => link.includes('#'))
      .filter((link) => !byPath.get(pathOf(link))?.ids.includes(decodeURIComponent(link.replace(/.*#/, ''))))
      .map((link) => `${path} → ${link}`),
  );
  expect(broken).toEqual([]);
});

test('every page has one heading of the first level, a title and a description', ({ pages }) => {
  for (const { path, h1s, title, description } of pages) {
    expect.soft(h1s, `headings of ${path}`).toEqual([expect.stringMatching(/./)]);
    expect.soft(title, `title of ${path}`).toMatch(/./);
    expect.soft(description, `description of ${path}`).toMatch(/.{20}/);
  }
});

test('every indexed page has its own canonical address, title and description', ({ pages }) => {
  const found = pages.filter(({ isIndexed }) => isIndexed);
  for (const { path, canonical } of found) expect.soft(canonical).toBe(`${brand.siteUrl}${path}`);
  expect(new Set(found.map(({ title }) => title)).size).toBe(found.length);
  expect(new Set(found.map(({ description }) => description)).size).toBe(found.length);
});

test('the sitemap lists all indexed pages and no others', async ({ pages, request }) => {
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https:\/\/vitrina\.example(.*?)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  expect(listed.sort()).toEqual(
    pages
      .filter(({ isIndexed }) => isIndexed)
      .map(({ path }) => path)
      .sort(),
  );
  expect(listed).not.toContain('/old');
  const dated = sitemap.matchAll(/<url><loc>[^<]*?([^/<]+\/[^/<]*)<\/loc><lastmod>(.*?)<\/lastmod>/g);
  const changed = pages.flatMap(({ path, html }) => {
    const [, date] = /"dateModified":"(.*?)"/.exec(html) ?? [];
    return date === undefined ? [] : [[path, new Date(date).toISOString()]];
  });
  expect(changed.length).toBeGreaterThan(0);
  expect(Array.from(dated, ([, path, date]) => [`/${path}`, date]).sort()).toEqual(changed.sort());
});

test('every call to action opens the form, on the page of a service with that service chosen', ({
  pages,
}) => {
  const callsOf = (path: string) => pages.find((page) => page.path === path)?.calls;
  for (const { path, calls } of pages)
    for (const call of calls) expect.soft(call, path).toMatch(/^\/inquiry(\?\S+)?#inquiry-form$/);
  const ofTheStart = callsOf('/')?.filter((call) => !call.includes('template='));
  expect(ofTheStart).toEqual(['/inquiry#inquiry-form', '/inquiry#inquiry-form']);
  for (const id of ['copywriting', 'advertising', 'templates'])
    expect(new Set(callsOf(`/services/${id}`))).toEqual(new Set([`/inquiry?service=${id}#inquiry-form`]));
  const madeToMeasure = new Set(['/inquiry?item=service-websites#inquiry-form']);
  expect(new Set(callsOf('/services/websites')), 'with its price').toEqual(madeToMeasure);
  const ofThePackage = callsOf('/pricing')?.filter((call) => call.includes('=package-platform'));
  expect(ofThePackage, 'in the table and on the card').toHaveLength(2);
});

test('the help widget is on every page of the studio that has room for its script', ({ pages }) => {
  const without = pages.filter((page) => !isDemo(page) && !page.ids.includes('help'));
  expect(without.map(({ path }) => path)).toEqual(['/ai-design']);
});

test('no page, nor the preview, lets a script turn text into markup', async ({ pages, request }) => {
  const preview = { path: '/preview', html: await (await request.get('/preview')).text() };
  for (const { path, html } of [...pages, preview])
    expect.soft(html, path).toContain("trusted-types 'none';require-trusted-types-for 'script'");
});

test('the HTML of every page is valid', async ({ pages }) => {
  const validator = new HtmlValidate(htmlRules);
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html);
    const errors = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect.soft(errors, `HTML of ${path}`).toEqual([]);
  }
});

test('every amount on the pages comes from the price list', async ({ pages, backend }) => {
  const known = await knownAmounts(createServiceClient(backend.apiUrl, backend.secretKey));
  // Demos have their own prices.
  const others = pages
    .filter((page) => !isDemo(page))
    .flatMap(({ path, text }) =>
      amountsIn(text)
        .filter((amount) => !known.has(amount))
        .map((amount) => `${path}: ${amount}`),
    );
  expect(others).toEqual([]);
});

test('no line of an island ends after a word of one letter or inside an amount', async ({ pages, page }) => {
  for (const { path, html } of pages) expect.soft(await looseTexts(page, html), path).toEqual([]);
});

test.describe('for a visitor who has not answered about cookies', () => {
  test.use({ isNewVisitor: true });

  const isOffered = (path: string) => /^\/(services|templates|demo)/.test(path);
  for (const [which, isOne] of [
    ['services, templates and demos', isOffered],
    ['the rest of the site', (path: string) => !isOffered(path)],
  ] as const)
    test(`every page of ${which} fits a phone with text up to twice as large, comes to rest, and tells nobody of the visit`, async ({
      pages,
      page,
      backend,
    }) => {
      test.slow(); // So many pages.
      await page.clock.install();
      const told: string[] = [];
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(`${backend.siteUrl}/`) && !url.endsWith('/rest/v1/rpc/content_version'))
          told.push(`${page.url()} → ${url}`);
      });
      const paths = pages.map(({ path }) => path).filter((path) => !isMissing(path) && isOne(path));
      expect(paths.length).toBeGreaterThan(10);
      for (const path of paths) {
        await page.setViewportSize({ width: 1280, height: 720 });
        await page.goto(`${path}?utm_source=viber`);
        expect.soft(await page.evaluate(countEndless), `endless animations of ${path}`).toBe(0);
        // Whoever has agreed is counted sooner.
        await page.clock.runFor(10_000);

        const expectFits = async (width: number, text: string) =>
          expect.soft(await overflow(page), `${path} at ${width} px with ${text}`).toBe(0);
        await page.setViewportSize({ width: 320, height: 844 });
        await expectFits(320, 'text as it is');
        await enlargeText(page, 32);
        await expectFits(320, 'text of 32 px');
        await page.setViewportSize({ width: 390, height: 844 });
        await enlargeText(page, 24);
        await expectFits(390, 'text of 24 px');
      }
      expect(told).toEqual([]);
    });
});

test('no link leads to an example address', ({ pages }) => {
  const examples = pages.flatMap(({ path, elsewhere }) =>
    elsewhere.filter((address) => /\.example(\/|$)/.test(address)).map((address) => `${path} → ${address}`),
  );
  expect(examples).toEqual([]);
});

test('each kind of page has its structured data', ({ pages }) => {
  const kinds = (path: string) =>
    pages.find((page) => page.path === path)?.jsonLd.map((facts) => facts['@type']);
  expect(kinds('/')).toEqual(['LocalBusiness', 'WebSite']);
  expect(kinds('/contact')).toEqual(['LocalBusiness']);
  expect(kinds('/pricing')).toEqual(['Service']);
  expect(pages.find(({ path }) => path === '/services/websites')?.jsonLd[0]).toMatchObject({
    offers: { priceSpecification: { minPrice: 511.29, priceCurrency: 'EUR' } },
  });
  for (const id of ['websites', 'templates', 'copywriting', 'advertising'])
    expect(kinds(`/services/${id}`)).toEqual(['Service', 'BreadcrumbList', 'FAQPage']);
  expect(kinds('/websaitove')).toEqual(['Service', 'BreadcrumbList', 'FAQPage']);
  for (const trade of ['mehana', 'zabolekar', 'kashta-za-gosti', 'salon-za-krasota', 'advokat', 'maystor'])
    expect(kinds(`/templates/${trade}`)).toEqual(['Service', 'BreadcrumbList', 'FAQPage']);
  for (const platform of ['discounts', 'emergency-help', 'everything-bulgarian'])
    expect(kinds(`/projects/${platform}`)).toEqual(['BreadcrumbList']);
  for (const path of ['/ai-design', '/ai-videos']) expect(kinds(path)).toEqual(['Service']);
  for (const id of [1, 2, 3, 4]) expect(kinds(`/blog/${id}`)).toContain('BlogPosting');
});

test('a shared link has its own picture, and an article its date', async ({ pages, request, page }) => {
  const shared = pages.filter((candidate) => !isMissing(candidate.path) && !isDemo(candidate));
  const pictures = shared.map(({ files }) => files.find((file) => /^\/og[/-]/.test(file)));
  expect(new Set(pictures).size).toBe(shared.length);
  for (const picture of pictures) {
    const png = await (await request.get(String(picture))).body();
    expect.soft([png.readUInt32BE(16), png.readUInt32BE(20)], picture).toEqual([1200, 630]);
    expect.soft(png.length, `bytes of ${picture}`).toBeLessThan(61_440);
  }
  await page.goto('/blog/1');
  await expect(page.locator('meta[property="article:published_time"]')).toHaveAttribute(
    'content',
    /^2026-10-12/,
  );
});

test('the site can be installed', async ({ page, request }) => {
  await page.goto('/');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest');
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const { name, icons } = await response.json();
  expect(name).toBe('Витрина');
  for (const { src } of icons) expect((await request.get(src)).status()).toBe(200);
  // Without a maskable icon Android puts the icon on a white disc.
  expect(icons).toContainEqual(expect.objectContaining({ purpose: 'maskable' }));
});

test('the page behind a link is prefetched', async ({ page }) => {
  const answer = await page.goto('/about');
  expect(answer?.headers()['speculation-rules']).toBe('"/speculation-rules.json"');
  const rules = await page.request.get('/speculation-rules.json');
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json');

  const link = page.getByRole('banner').getByRole('link', { name: 'Запитване', exact: true });
  const browser = await page.context().newCDPSession(page);
  const prefetched = new Promise<void>((resolve) => {
    browser.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && resolve());
  });
  await browser.send('Preload.enable');
  await link.hover();
  await prefetched;
  await link.click();
  await page.waitForURL(/\/inquiry/);
  const delivery = await page.evaluate(
    () => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType,
  );
  expect(delivery).toBe('navigational-prefetch');
});
