import { brand } from '@vitrina/shared/brand.ts';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { countEndless } from './countEndless.ts';
import { setTextSize } from './textSize.ts';

/** Every page of text: its H1, and a sentence that must be on it. */
const pages: [path: string, h1: string, ...texts: string[]][] = [
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
    '/services',
    'Пет магазина на една улица',
    'от 511,29 € (от 1000 лв.)',
    'от 25,56 € (от 50 лв.) на статия',
    'от 12,78 € (от 25 лв.)',
  ],
  ['/services/websites', 'Изработка на уебсайтове', '511,29 €', '3 месеца безплатна поддръжка'],
  ['/services/copywriting', 'SEO статии и копирайтинг', '25,56 €', 'на статия', '2 безплатни корекции'],
  ['/services/advertising', 'Реклама в наши платформи', '102,26 €', 'Над 100 000 посетители на месец'],
  [
    '/services/templates',
    'Готови сайтове',
    '255,65 €',
    'Над 50 темплейта: на витрината и при поискване',
    'Телефон, който се набира с едно докосване',
  ],
  [
    '/templates/mehana',
    'Сайт за механа',
    'Какво търси гладният',
    '3–7 дни',
    'Формата не влиза в цената на готовия сайт: сайт с контактна форма е 306,78 € (600 лв.).',
  ],
  ['/templates/kashta-za-gosti', 'Сайт за къща за гости', 'Питат ни домакини', 'Леглата са оправени'],
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
  [
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
  ],
  [
    '/ai-design',
    'AI дизайн',
    'Заявка',
    'Обработка',
    'Корекции',
    'Доставка',
    'за 24–48 часа според пакета, логото – до 12 часа',
    '12,78 € (25 лв.)',
    '51,13 € (100 лв.)',
  ],
  ['/contact', 'Почукайте на стъклото', brand.email, brand.address, 'Работно време'],
  ['/blog', 'Приказки от тротоара', 'Клекшопът знаеше всичко за началната страница'],
  ['/blog/1', 'Клекшопът знаеше всичко за началната страница', 'Екипът на Витрина', '12 октомври 2026 г.'],
  ['/blog/2', 'Преди да отвори – какво трябва да има сайтът', '26 октомври 2026 г.'],
  ['/blog/3', 'Готов шаблон или сайт по поръчка?', '6 ноември 2026 г.'],
  ['/blog/4', 'Как се пише текст, който се намира', '17 ноември 2026 г.'],
  ['/privacy-policy', 'Политика за поверителност', 'Комисията за защита на личните данни'],
  ['/terms', 'Общи условия', '4. Срокове', 'Не се начислява ДДС.'],
  ['/cookies', 'Бисквитки, но не от сладкарницата', 'gdpr-consent', 'chatAuth'],
  ['/old', 'Дигитални услуги за малкия бизнес', 'Цената е на стъклото'],
];

for (const [path, h1, ...texts] of pages) {
  test(`${path} has its heading and texts, stands still, is accessible by day and by night, and fits narrow phones`, async ({
    page,
    expectAccessibleDayAndNight,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    for (const text of texts)
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

    expect(await page.evaluate(countEndless)).toBe(0);
    await expectAccessibleDayAndNight(page);

    for (const [width, textSize] of [
      [390, 16],
      [320, 16],
      [320, 32],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await setTextSize(page, textSize);
      expect(await overflow(page), `at ${width} px with text of ${textSize} px`).toBe(0);
    }
  });
}

test('a service shows ten features, three pictures, its questions and three neighbours', async ({ page }) => {
  await page.goto('/services/websites');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Какво влиза в цената' }).getByRole('listitem')).toHaveCount(
    10,
  );
  await expect(
    main.getByRole('region', { name: 'Три сайта, които вече работят' }).getByRole('figure'),
  ).toHaveCount(3);
  await expect(main.getByRole('region', { name: 'Питат ни най-често' }).getByRole('group')).toHaveCount(5);
  const neighbours = main.getByRole('region', { name: 'Съседните магазини' }).getByRole('listitem');
  await expect(neighbours).toHaveCount(3);
  await expect(neighbours.filter({ hasText: 'SEO' })).toContainText('на статия');
  await neighbours.getByRole('link', { name: 'Реклама в наши платформи' }).click();
  await expect(page).toHaveURL('/services/advertising');
});

test('a long name of a service wraps on the sign of its shop', async ({ page }) => {
  await page.goto('/services/websites');
  const neighbours = page.getByRole('main').getByRole('region', { name: 'Съседните магазини' });
  const [room, taken] = await neighbours.getByText('Реклама в наши платформи').evaluate((sign) => {
    sign.textContent = 'Реклама в наши платформи, по радиото и на афишните колони в София';
    const name = document.createRange();
    name.selectNodeContents(sign);
    return [sign.clientWidth, name.getBoundingClientRect().width];
  });
  expect(taken).toBeLessThanOrEqual(room);
});

test('the card of the websites service leads to /websaitove, the others to their own page', async ({
  page,
}) => {
  await page.goto('/services');
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
});

test('the packages are a table on a wide screen and cards below 1100 px, with the same rows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto('/pricing');
  const table = page.getByRole('table', { name: 'Пакети за сайт' });
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

  await page.setViewportSize({ width: 1099, height: 900 });
  await expect(table).toBeHidden();
  const cards = page.getByRole('region', { name: 'Пакети' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(1)).toContainText('613,55–766,94 €');
  await expect(cards.nth(1)).toContainText('3–7 работни дни');
});

test('the packages leave their table where larger text breaks its words', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/pricing');
  const table = page.getByRole('table', { name: 'Пакети за сайт' });
  await expect(table).toBeVisible();
  await setTextSize(page, 24);
  await expect(table).toBeHidden();
  const cards = page.getByRole('region', { name: 'Пакети', exact: true });
  await expect(cards.getByRole('list').getByText('255,65 €')).toBeVisible();
});

test('both kinds of maintenance and the single changes are on one receipt', async ({ page }) => {
  await page.goto('/pricing');
  const receipt = page.getByRole('table', { name: 'Поддръжка и промени' });
  await expect(receipt.getByRole('row', { name: 'Хостинг и до 2 промени' })).toContainText('25,56 €50 лв.');
  await expect(receipt.getByRole('row', { name: 'Леки промени' })).toContainText('15,34 €30 лв.');
  await expect(receipt.getByRole('row', { name: 'Пълна поддръжка' })).toContainText('30,68 €60 лв.');
  await expect(receipt.getByRole('row', { name: 'Нова страница' })).toContainText('25,56–40,90 €50–80 лв.');
});

test('an article leads back to the blog and on to the studio', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Прочетете: Готов шаблон или сайт по поръчка?' }).click();
  await expect(page).toHaveURL('/blog/3');
  const contacts = page.getByRole('main').getByRole('link', { name: 'Свържете се с нас' });
  await expect(contacts.first()).toHaveAttribute('href', '/contact');
  await page.getByRole('link', { name: 'Назад към блога' }).first().click();
  await expect(page).toHaveURL('/blog');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions still open', async ({ page }) => {
    await page.goto('/websaitove');
    const answer = page.getByText('смяна на текст или снимка е 15,34 € (30 лв.)');
    await expect(answer).toBeHidden();
    await page.getByText('Колко струва, ако после искам промяна?').click();
    await expect(answer).toBeVisible();
  });

  test('the price list replaces the till', async ({ page }) => {
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
