import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { setTextSize } from './textSize.ts';

test('the street shows five shops with name and price, teasers lead to their pages, reviews are marked as samples, and all is accessible and fits the screen', async ({
  page,
  expectAccessibleDayAndNight,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Магазинът затваря\.\s+Витрината свети\./);
  const street = page.getByRole('region', { name: 'Улицата с нашите услуги' });
  await expect(street).toMatchAriaSnapshot(`
    - heading "Улицата с нашите услуги" [level=2]
    - list:
      - listitem:
        - link /Уебсайтове от 511,29 € 1000 лв\\./:
          - /url: /websaitove
      - listitem:
        - link /Готови сайтове от 255,65 € 500 лв\\./:
          - /url: /templates
      - listitem:
        - link /SEO текстове от 25,56 € 50 лв\\. на статия/:
          - /url: /services/copywriting
      - listitem:
        - link /Реклама от 102,26 € 200 лв\\./:
          - /url: /services/advertising
      - listitem:
        - link /AI картини и видео от 12,78 € 25 лв\\./:
          - /url: /ai-design
  `);

  const main = page.getByRole('main');
  const teaser = main.getByRole('region', { name: 'Готови сайтове. Сменяме само табелата.' });
  await expect(teaser).toContainText('останалите показваме, щом кажете какво работите');
  await expect(teaser.getByRole('link', { name: 'Всички темплейти' })).toHaveAttribute('href', '/templates');
  const about = page.getByRole('region', { name: 'Вашият партньор в дигиталния свят' });
  await expect(about.getByRole('link', { name: 'Научете повече за нас' })).toHaveAttribute('href', '/about');

  const reviews = page.getByRole('region', { name: /Книга за похвали/ });
  await expect(reviews.getByText('Примерни отзиви')).toBeVisible();
  await expect(reviews.getByRole('figure')).toHaveCount(3);
  await expect(reviews.getByRole('img', { name: 'Оценка 4 от 5' })).toBeVisible();

  await expectAccessibleDayAndNight(page);

  await page.setViewportSize({ width: 768, height: 900 });
  const tops = () =>
    teaser.locator('ul > li').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(new Set(await tops()).size, 'the three templates stand side by side').toBe(1);

  await page.setViewportSize({ width: 390, height: 844 });
  const height = (name: string) => page.locator(name).evaluate((element) => element.clientHeight);
  const size = await page.locator('h1').evaluate((h1) => Number.parseFloat(getComputedStyle(h1).fontSize));
  for (const line of ['h1 > :first-child', 'h1 > :last-child'])
    expect(Math.round((await height(line)) / size), 'one word per line').toBe(2);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.getByRole('link', { name: /Готови сайтове от/ })).toBeInViewport();
  await expect(page.getByRole('link', { name: /SEO текстове/ })).not.toBeInViewport();

  for (const textSize of [16, 32]) {
    await setTextSize(page, textSize);
    for (const width of [320, 390, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `at ${width} px with text of ${textSize} px`).toBe(0);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('templates, projects, shops, prices and opening hours can be read, the menu leads to the links in the footer, and the help widget opens', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('banner')).toContainText('Работим пн–пт, 9–18 ч.');
    await expect(page.getByRole('switch')).toHaveCount(0);
    const teaser = page.getByRole('region', { name: /Готови сайтове/ });
    await expect(teaser.getByRole('heading', { level: 3 })).toHaveText([
      'Старият орех',
      'Д-р Илиева',
      'Под Вежен',
    ]);
    await expect(page.getByRole('link', { name: /Реклама от/ })).toBeVisible();
    await expect(page.locator('.street .awning').first()).toHaveCSS('clip-path', 'inset(0px -1px -1px)');

    await test.step('all projects and templates, each kind under its name', async () => {
      const carousel = page.getByRole('region', { name: 'Проекти и темплейти' });
      await expect(carousel.getByRole('heading', { level: 2 })).toHaveText(['Проекти', 'Темплейти']);
      await expect(carousel.getByRole('heading', { level: 3 })).toHaveCount(9);
      await expect(carousel.getByRole('tab')).toHaveCount(0);
      await expect(carousel.getByRole('button')).toHaveCount(0);
    });

    await test.step('menu and help on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByRole('button', { name: 'Меню' })).toBeHidden();
      await page.getByRole('link', { name: 'Към менюто долу' }).click();
      await expect(
        page.getByRole('navigation', { name: 'Услуги' }).getByRole('link', { name: 'Готови сайтове' }),
      ).toBeInViewport();
      await page.getByRole('button', { name: 'Имате въпрос?' }).click();
      await expect(page.getByRole('link', { name: 'Изпрати запитване' })).toBeVisible();
    });
  });
});

test('a picture that cannot be loaded gives way to the placeholder, also in blog and services', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await page.route(/\.(avif|webp)$/, (route) => route.abort());
  await page.goto('/');
  const teaser = page.getByRole('region', { name: /Готови сайтове/ });
  await teaser.scrollIntoViewIfNeeded();
  await expect(teaser.getByRole('img').first()).toHaveAttribute('src', '/placeholder.svg');
  await page.route(/\/predi-da-otvori.*\.svg$/, (route) => route.abort());
  for (const path of ['/blog', '/blog/2', '/services', '/services/websites']) {
    await page.goto(path);
    await expect(page.locator('main .pane img[src="/placeholder.svg"]').first()).toBeVisible();
  }
});
