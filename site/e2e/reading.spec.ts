import type { Page } from '@playwright/test';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { setTextSize } from './textSize.ts';

// What the pages of text say. Pages of one kind differ in their words alone, so one of each kind is looked at by axe and
// with the browser's text twice as large. That all of them fit phones and come to rest is in every-page.spec.ts.

/** Opens a page that has this heading of the first level and, for everybody to see, these texts. */
async function read(page: Page, path: string, h1: string, ...texts: string[]): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
  for (const text of texts)
    await expect(page.getByText(text).filter({ visible: true }).first(), path).toBeVisible();
}

/** The browser's setting counts for media queries, too, unlike text that only the page enlarges. */
async function expectFitsWithLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 844 });
  await setTextSize(page, 32);
  expect(await overflow(page)).toBe(0);
}

const ownKinds: [path: string, h1: string, ...texts: string[]][] = [
  [
    '/about',
    'Подреждаме чужди витрини',
    'Мисия',
    'Визия',
    '2023',
    '50+',
    'Шест причини да влезете',
    'Основателят на „Витрина“',
  ],
  [
    '/websaitove',
    'Уебсайтове за малкия бизнес',
    '255,65 € (500 лв.)',
    '306,78 € (600 лв.)',
    '409,03+ € (800+ лв.)',
    '613,55+ € (1200+ лв.)',
  ],
  [
    '/how-we-work',
    'Работим с вдигнати щори',
    'Дизайн по ваша мярка',
    'Работа в реално време',
    'Безплатен хостинг',
    'Пет стъпки до откриването',
    'ви пращаме връзка, с която влизате от телефона или компютъра',
  ],
];

for (const [path, ...said] of ownKinds)
  test(`${path} has its heading and texts, and is accessible by day and by night`, async ({
    page,
    expectAccessibleDayAndNight,
  }) => {
    await read(page, path, ...said);
    await expectAccessibleDayAndNight(page);
    await expectFitsWithLargeText(page);
  });

test('the street of services shows what each costs and is accessible; the shop of websites leads to /websaitove, the others to their own page', async ({
  page,
  expectAccessibleDayAndNight,
}) => {
  await read(
    page,
    '/services',
    'Пет магазина на една улица',
    'от 511,29 € (от 1000 лв.)',
    'от 25,56 € (от 50 лв.) на статия',
    'от 12,78 € (от 25 лв.)',
  );
  const cards = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(cards).toHaveCount(5);
  const hrefs = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    '/websaitove',
    '/services/templates',
    '/services/copywriting',
    '/services/advertising',
    '/ai-design',
  ]);
  await expectAccessibleDayAndNight(page);
  await expectFitsWithLargeText(page);
});

test('the page of a service says its price, shows ten features, three pictures, its questions and three neighbours, and is accessible', async ({
  page,
  expectAccessibleDayAndNight,
}) => {
  const neighbours = page.getByRole('main').getByRole('region', { name: 'Съседните магазини' });

  await test.step('websites', async () => {
    await read(
      page,
      '/services/websites',
      'Изработка на уебсайтове',
      '511,29 €',
      '3 месеца безплатна поддръжка',
    );
    const list = (name: string) => page.getByRole('main').getByRole('region', { name });
    await expect(list('Какво влиза в цената').getByRole('listitem')).toHaveCount(10);
    await expect(list('Три сайта, които вече работят').getByRole('figure')).toHaveCount(3);
    await expect(list('Питат ни най-често').getByRole('group')).toHaveCount(5);
    const shops = neighbours.getByRole('listitem');
    await expect(shops).toHaveCount(3);
    await expect(shops.filter({ hasText: 'SEO' })).toContainText('на статия');
    await shops.getByRole('link', { name: 'Реклама в наши платформи' }).click();
    await expect(page).toHaveURL('/services/advertising');
  });

  await test.step('advertising, copywriting and ready-made sites', async () => {
    await read(
      page,
      '/services/advertising',
      'Реклама в наши платформи',
      '102,26 €',
      'Над 100 000 посетители на месец',
    );
    await read(
      page,
      '/services/copywriting',
      'SEO статии и копирайтинг',
      '25,56 €',
      'на статия',
      '2 безплатни корекции',
    );
    await read(
      page,
      '/services/templates',
      'Готови сайтове',
      '255,65 €',
      'Над 50 темплейта: на витрината и при поискване',
      'Телефон, който се набира с едно докосване',
    );
    await expectAccessibleDayAndNight(page);
  });

  await test.step('a long name of a neighbour wraps on the sign of its shop', async () => {
    const [room, taken] = await neighbours.getByText('Реклама в наши платформи').evaluate((sign) => {
      sign.textContent = 'Реклама в наши платформи, по радиото и на афишните колони в София';
      const name = document.createRange();
      name.selectNodeContents(sign);
      return [sign.clientWidth, name.getBoundingClientRect().width];
    });
    expect(taken).toBeLessThanOrEqual(room);
    await expectFitsWithLargeText(page);
  });
});

test('the packages are a table on a wide screen, and cards with the same rows below 1100 px or where larger text breaks its words; upkeep is on one receipt', async ({
  page,
  expectAccessibleDayAndNight,
}) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await read(
    page,
    '/pricing',
    'Цените са на витрината',
    'Не се начислява ДДС.',
    'Да го сметнем заедно',
    'Сайт с контактна форма',
    'Хостинг и до 2 промени в съдържанието',
    'Леки промени, на месец',
    'Пълна поддръжка, на месец',
    'Смяна на текст или снимка',
    'Нова страница или секция',
    'Какво правим',
    'Какво не правим',
  );
  const table = page.getByRole('table', { name: 'Пакети за сайт' });
  const cards = page.getByRole('region', { name: 'Пакети', exact: true }).getByRole('listitem');

  await test.step('the table', async () => {
    await expect(table.getByRole('columnheader')).toHaveText([
      'Информативен сайт',
      'Сайт с резервации / запитвания',
      'Платформа с регистрации',
    ]);
    const row = (name: string) => table.getByRole('row', { name }).getByRole('cell');
    await expect(row('Цена')).toHaveText([
      '255,65 €500 лв.',
      '613,55–766,94 €1 200 – 1 500 лв.',
      '1 278,23 – 1 789,52 €2 500 – 3 500 лв.',
    ]);
    await expect(row('Регистрация и профили')).toHaveText(['–Не е включено', '–Не е включено', 'Включено']);
    await expectAccessibleDayAndNight(page);
  });

  await test.step('the receipt', async () => {
    const receipt = page.getByRole('table', { name: 'Поддръжка и промени' });
    await expect(receipt.getByRole('row', { name: 'Хостинг и до 2 промени' })).toContainText('25,56 €50 лв.');
    await expect(receipt.getByRole('row', { name: 'Леки промени' })).toContainText('15,34 €30 лв.');
    await expect(receipt.getByRole('row', { name: 'Пълна поддръжка' })).toContainText('30,68 €60 лв.');
    await expect(receipt.getByRole('row', { name: 'Нова страница' })).toContainText('25,56–40,90 €50–80 лв.');
  });

  await test.step('the cards', async () => {
    await page.setViewportSize({ width: 1099, height: 900 });
    await expect(table).toBeHidden();
    await expect(cards).toHaveCount(3);
    await expect(cards.nth(1)).toContainText('613,55–766,94 €');
    await expect(cards.nth(1)).toContainText('3–7 работни дни');
  });

  await test.step('larger text', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(table).toBeVisible();
    await setTextSize(page, 24);
    await expect(table).toBeHidden();
    await expect(cards.getByText('255,65 €')).toBeVisible();
    await expectFitsWithLargeText(page);
  });
});

test('blog and articles can be read and are accessible; an article leads back to the blog and on to the studio', async ({
  page,
  expectAccessibleDayAndNight,
}) => {
  await test.step('from the blog to an article and back', async () => {
    await read(page, '/blog', 'Приказки от тротоара', 'Клекшопът знаеше всичко за началната страница');
    await expectAccessibleDayAndNight(page);
    await page.getByRole('link', { name: 'Прочетете: Готов шаблон или сайт по поръчка?' }).click();
    await expect(page).toHaveURL('/blog/3');
    const contacts = page.getByRole('main').getByRole('link', { name: 'Свържете се с нас' });
    await expect(contacts.first()).toHaveAttribute('href', '/contact');
    await page.getByRole('link', { name: 'Назад към блога' }).first().click();
    await expect(page).toHaveURL('/blog');
  });

  await test.step('the articles', async () => {
    await read(
      page,
      '/blog/1',
      'Клекшопът знаеше всичко за началната страница',
      'Екипът на „Витрина“',
      '12 октомври 2026 г.',
    );
    await read(page, '/blog/3', 'Готов шаблон или сайт по поръчка?', '6 ноември 2026 г.');
    await read(page, '/blog/4', 'Как се пише текст, който се намира', '17 ноември 2026 г.');
    await read(page, '/blog/2', 'Преди да отвори – какво трябва да има сайтът', '26 октомври 2026 г.');
    await expectAccessibleDayAndNight(page);
    await expectFitsWithLargeText(page);
  });
});

test('the legal pages can be read and are accessible', async ({ page, expectAccessibleDayAndNight }) => {
  await read(page, '/privacy-policy', 'Политика за поверителност', 'Комисията за защита на личните данни');
  await expectAccessibleDayAndNight(page);
  await read(page, '/terms', 'Общи условия', '4. Срокове', 'Не се начислява ДДС.');
  await expectAccessibleDayAndNight(page);
  await read(page, '/cookies', 'Бисквитки, но не от сладкарницата', 'gdpr-consent', 'chatAuth');
  await expectAccessibleDayAndNight(page, 'main');
  await expectFitsWithLargeText(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions still open, and the price list replaces the till', async ({ page }) => {
    await page.goto('/websaitove');
    const answer = page.getByText('смяна на текст или снимка е 15,34 € (30 лв.)');
    await expect(answer).toBeHidden();
    await page.getByText('Колко струва, ако после искам промяна?').click();
    await expect(answer).toBeVisible();

    await page.goto('/pricing');
    const list = page.getByRole('region', { name: 'Ценоразпис по вид сайт' });
    await expect(list).toContainText('409,03+ € (800+ лв.)');
    await expect(list.getByRole('link', { name: 'Изберете: Онлайн каталог' })).toHaveAttribute(
      'href',
      '/inquiry?item=site-catalog#inquiry-form',
    );
    await expect(page.getByRole('region', { name: 'Да го сметнем заедно' })).toBeHidden();
  });
});

test('the feed holds the four articles, the newest first', async ({ request }) => {
  const feed = await (await request.get('/rss.xml')).text();
  expect(feed.match(/<link>[^<]+\/blog\/\d<\/link>/g)?.map((link) => link.at(-8))).toEqual([
    '4',
    '3',
    '2',
    '1',
  ]);
});

test('llms.txt says what an article costs, not the whole service', async ({ request }) => {
  const services = await (await request.get('/llms.txt')).text();
  expect(services).toMatch(
    /SEO статии и копирайтинг.* от\u00a025,56\u00a0€ \(от\u00a050\u00a0лв\.\) на\u00a0статия$/m,
  );
});

test('robots.txt names the sitemap', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(
    /^Sitemap: https:\/\/\S+\/sitemap-index\.xml$/m,
  );
});
