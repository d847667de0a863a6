import type { Locator, Page } from '@playwright/test';
import type { ContentTable } from '@vitrina/shared/contentTables.ts';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { drawn, openPreview } from '@vitrina/tests/fixtures/preview.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';

test('the preview of every article looks like its page', async ({ page, backend }) => {
  const posts = createServiceClient(backend.apiUrl, backend.secretKey).from('posts');
  const { data: articles } = await posts.select().order('id').throwOnError();
  expect(articles.length).toBeGreaterThanOrEqual(4);
  const built = new Map<number, string>();
  for (const { id } of articles) {
    await page.goto(`/blog/${id}`);
    built.set(id, await drawn(page.getByRole('article')));
  }
  for (const content of articles)
    await test.step(content.title, async () => {
      await openPreview(page, { table: 'posts', content });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.title);
      expect(await drawn(page.getByRole('article'))).toBe(built.get(content.id));
    });
});

test('the preview of every service looks like its whole page', async ({ page, backend }) => {
  const table = createServiceClient(backend.apiUrl, backend.secretKey).from('services');
  const { data: services } = await table.select().order('id').throwOnError();
  expect(services).toHaveLength(4);
  const built = new Map<string, string>();
  for (const { id } of services) {
    await page.goto(`/services/${id}`);
    built.set(id, await drawn(page.getByRole('main')));
  }
  for (const { id, ...content } of services)
    await test.step(id, async () => {
      expect(built.get(id)).toContain('Съседните магазини');
      await openPreview(page, { table: 'services', key: id, content });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.title);
      expect(await drawn(page.getByRole('main'))).toBe(built.get(id));
    });
});

test("the preview of the studio's facts looks like the contact details and the footer", async ({
  page,
  backend,
}) => {
  const facts = createServiceClient(backend.apiUrl, backend.secretKey).from('studio_facts');
  const { data: content } = await facts.select().single().throwOnError();
  await page.clock.setFixedTime('2026-11-23T12:00:00+02:00');
  await page.goto('/contact');
  const details = page.getByRole('region', { name: 'Данни за връзка' });
  const address = page.locator('footer div:has(> address)');
  const built = [await drawn(details), await drawn(address)];
  await openPreview(page, { table: 'studio_facts', key: 'studio', content });
  expect([await drawn(details), await drawn(address)]).toEqual(built);
  await expect(details).toContainText('Отворено до 18:00');

  // A closed day, and a social profile without a valid address.
  await openPreview(page, {
    table: 'studio_facts',
    key: 'studio',
    content: {
      ...content,
      address: '<b>Улица</b> 7',
      phones: ['02 111 11 11', null],
      closed_days: ['2026-11-23'],
      social: [
        { name: 'Друго', url: 'javascript:alert(1)' },
        { name: 'Наше', url: 'https://example.com/' },
      ],
    },
  });
  await expect(details.getByText('Затворено, сайтът работи')).toBeVisible();
  await expect(details.getByText('<b>Улица</b> 7', { exact: true })).toBeVisible();
  await expect(details.getByRole('link', { name: '02 111 11 11' })).toHaveAttribute(
    'href',
    'tel:+35921111111',
  );
  await expect(page.getByRole('list', { name: 'Последвайте ни' }).getByRole('listitem')).toHaveText(['Наше']);
});

/** Where a built page shows a row: its path and the part of the page. */
type Shown = (row: Row, page: Page) => [path: string, part: Locator];
type Row = Readonly<Record<string, unknown>>;

const receipt = (page: Page) => page.getByRole('table', { name: 'Поддръжка и промени' });
const packages = (page: Page) => page.locator('section[aria-labelledby="packages-title"]');

const shownAt = {
  faqs: ({ question }, page) => [
    '/websaitove',
    page.getByRole('group').filter({ has: page.getByRole('heading', { name: String(question) }) }),
  ],
  testimonials: (_, page) => ['/', page.getByRole('region', { name: /^Книга за похвали/ })],
  packages: (_, page) => ['/pricing', packages(page)],
  prices: ({ id, price_group }, page) => {
    switch (price_group) {
      case 'sites':
        return ['/websaitove', page.locator('dl', { has: page.getByRole('link', { name: /^Изберете: / }) })];
      case 'packages':
        return ['/pricing', packages(page)];
      case 'ai':
        return ['/ai-design', page.getByRole('group', { name: 'Пакет' })];
      case 'services':
        return [
          `/services/${String(id).replace('service-', '')}`,
          page.getByRole('main').locator('.price-tag').first(),
        ];
      default:
        return ['/pricing', receipt(page)];
    }
  },
} satisfies Partial<Record<ContentTable, Shown>>;

for (const [table, shown] of Object.entries(shownAt) as [keyof typeof shownAt, Shown][])
  test(`the preview of every row of ${table} looks as on its page`, async ({ page, backend }) => {
    test.setTimeout(90_000);
    const service = createServiceClient(backend.apiUrl, backend.secretKey);
    const { data } = await service.from(table).select().throwOnError();
    expect(data.length).toBeGreaterThanOrEqual(3);
    const rows = data.map((row) => ({ row, path: shown(row, page)[0], part: shown(row, page)[1] }));

    const built = new Map<Row, string>();
    for (const path of new Set(rows.map(({ path }) => path))) {
      await page.goto(path);
      for (const { row, part } of rows.filter((shown) => shown.path === path)) {
        // Only the first question of a page is open, and so is the edited one.
        if (table === 'faqs') await part.evaluate((question) => question.setAttribute('open', ''));
        built.set(row, await drawn(part));
      }
    }
    for (const { row, part } of rows)
      await test.step(row.id, async () => {
        const { id, ...content } = row;
        await openPreview(page, { table, key: id, content });
        expect(await drawn(part)).toBe(built.get(row));
      });
  });

test('the edited block is highlighted for a moment, and nothing else', async ({ page }) => {
  await page.goto('/blog');
  const content = { title: 'Заглавие', body: 'Първо.\n\n- второ\n- трето\n\nЧетвърто.' };
  await openPreview(page, { table: 'posts', content });
  const marked = () =>
    page
      .locator('.article-text > *')
      .evaluateAll((blocks) => blocks.map((block) => block.getAnimations().length > 0));
  expect(await marked()).toEqual([false, false, false]);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await openPreview(page, {
    table: 'posts',
    content: { ...content, body: content.body.replace('трето', 'трети') },
  });
  await expect.poll(marked).toEqual([false, true, false]);
  await browser.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect.poll(marked).toEqual([false, false, false]);
});

test.describe('previews of unfinished content', () => {
  test.use({ expectedErrors: [/Failed to load resource.*40\d/] });

  test('unfinished texts are shown in their places as plain text, and follow what is typed', async ({
    page,
    expectAccessibleDayAndNight,
  }) => {
    await page.goto('/');
    await openPreview(page, {
      table: 'faqs',
      content: { question: '<b>Защо {edit-page}?</b>', answer: 'Струва {edit-page}, {друго}.' },
    });
    await expect(page.getByRole('heading', { name: '<b>Защо 25,56–40,90 € (50–80 лв.)?</b>' })).toBeVisible();
    await expect(page.getByText('Струва 25,56–40,90 € (50–80 лв.), {друго}.')).toBeVisible();
    await expectAccessibleDayAndNight(page, 'main');

    await openPreview(page, { table: 'testimonials', content: { name: null, quote: 'Ясно.', rating: 4 } });
    const review = page.getByRole('listitem').last();
    await expect(review).toContainText('„Ясно.“');
    await expect(review.getByRole('img', { name: 'Оценка 4 от 5' })).toBeVisible();
    // Next to a real review, each sample is labelled as one.
    await expect(page.getByText('Примерен отзив')).toHaveCount(3);
    await expectAccessibleDayAndNight(page, 'main');

    await openPreview(page, {
      table: 'prices',
      content: { price_group: 'edits', name: 'Нещо ново', cents: 30_000, currency: 'EUR', unit: null },
    });
    await expect(receipt(page).getByRole('row', { name: 'Нещо ново' })).toContainText('300,00 €586,75 лв.');
    await expectAccessibleDayAndNight(page, 'main');

    await openPreview(page, {
      table: 'packages',
      key: 'platform',
      content: { audience: 'За всички.', is_recommended: true, rows: { hosting: false, pages: '' } },
    });
    await expect(packages(page)).toContainText('За всички.');
    await expectAccessibleDayAndNight(page, 'main');
  });

  test('an unfinished service is a whole page, and none of its text becomes markup', async ({
    page,
    expectAccessibleDayAndNight,
  }) => {
    await page.goto('/services');
    await openPreview(page, { table: 'services', key: 'templates', content: {} });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Без заглавие');
    await expect(page.getByRole('link', { name: 'Сайт за механа' })).toBeVisible();

    const content = {
      title: '<b>Готови</b> сайтове',
      description: 'дълго'.repeat(200),
      display: 'content-images/gone.webp',
      display_alt: 'Витрина',
      features: [null, '<script>document.title = 1</script>'],
      gallery: [null, { picture: null, alt: '"><img src=x onerror="document.title = 1">', caption: 'Долу' }],
      faqs: [{ question: 'Защо {edit-page}?', answer: 'Струва {edit-page}, {друго}.' }, null],
    };
    await openPreview(page, { table: 'services', key: 'templates', content });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>Готови</b> сайтове');
    await expect(page.getByText('<script>document.title = 1</script>')).toBeVisible();
    await expect(page.getByText('Защо 25,56–40,90 € (50–80 лв.)?')).toBeVisible();
    await expect(page.getByText('Струва 25,56–40,90 € (50–80 лв.), {друго}.')).toBeVisible();
    // A picture that cannot be loaded is the placeholder, as on the site.
    await expect(page.getByRole('img', { name: 'Витрина' })).toHaveAttribute('src', '/placeholder.svg');
    await expect(page).toHaveTitle('Преглед – Витрина');
    expect(await overflow(page)).toBe(0);
    await expectAccessibleDayAndNight(page, 'main');
  });

  test('an unfinished article shows what it has, and none of its text becomes markup', async ({
    page,
    expectAccessibleDayAndNight,
  }) => {
    const content = {
      title: '<b>Заглавие</b>',
      published_on: null,
      tags: null,
      body: '<img src=x onerror="document.title = 1">\n\n[а](javascript:alert(1))\n\n![Витрина](content-images/gone.webp)',
    };
    await page.goto('/blog');
    await openPreview(page, { table: 'posts', content });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>Заглавие</b>');
    await expect(page.getByText('<img src=x')).toBeVisible();
    await expect(page.getByText('[а](javascript:alert(1))')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Витрина' })).toHaveAttribute('src', '/placeholder.svg');
    await expect(page).toHaveTitle('Преглед – Витрина');
    await expectAccessibleDayAndNight(page, 'main');
  });
});

test.describe('a preview without content', () => {
  test.use({ isNewVisitor: true });

  test('the preview says where to open it, makes no requests and is not indexed', async ({
    page,
    request,
  }) => {
    await page.clock.install();
    await page.goto('/preview#nobody');
    await expect(page.getByText('Няма какво да се покаже. Отворете прегледа от конзолата.')).toBeVisible();
    await page.clock.runFor(5000);
    await expect(page.getByRole('button', { name: 'Приемам' })).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain('preview');
  });
});
