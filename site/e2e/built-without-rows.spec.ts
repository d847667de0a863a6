import { expect } from '@vitrina/tests/fixtures/test.ts';
import { answerWithRows, onTable, test } from './builtWithoutRows.ts';

// All tests run in one worker, so that the site is built only once.
test.describe.configure({ mode: 'default' });

const platforms = ['Отстъпки', 'Спешна помощ', 'Всичко българско'];

test('six skeletons are shown until the templates have loaded', async ({ page, emptySite, backend }) => {
  const { promise: answer, resolve: letAnswer } = Promise.withResolvers<void>();
  await answerWithRows(page, 'templates', backend, backend.publishableKey);
  await onTable(page, 'templates', async (route) => {
    await answer;
    await route.fallback();
  });
  await page.goto(`${emptySite.siteUrl}/templates`);
  await expect(page.locator('.pane.skeleton:visible')).toHaveCount(6);
  await expect(page.getByRole('status').getByText('Зареждане...')).toBeAttached();
  letAnswer();
  await expect(page.getByRole('heading', { name: 'Старият орех' })).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  const first = page.getByRole('listitem').filter({ hasText: 'Старият орех' });
  await expect(first.getByRole('img')).toHaveAttribute('src', '/pictures/templates/mehana.webp');
});

test('without templates the pages of trades and demos ask for a ready-made site, with the name on its sign', async ({
  page,
  emptySite,
}) => {
  await page.goto(`${emptySite.siteUrl}/demo/mehana`);
  const bar = page.getByRole('complementary', { name: 'За този шаблон' });
  await expect(bar.getByRole('link', { name: 'Искам такъв сайт' })).toHaveAttribute(
    'href',
    '/inquiry?service=templates#inquiry-form',
  );
  await bar.getByRole('link', { name: 'Демо шаблон на „Витрина“' }).click();
  await page.getByLabel('Вашето име на табелата').fill('При бай Ставри');
  await expect(page.getByRole('img', { name: /с табела „При бай Ставри“/ })).toBeVisible();
  await page.getByRole('link', { name: 'Искам такъв сайт: Старият орех' }).click();
  await expect(page.getByLabel('Услуга или шаблон')).toHaveValue('templates');
  await expect(page.getByRole('main')).toContainText('Готов сайт с табела „При бай Ставри“');
});

test("without projects the page shows three skeletons and then the studio's platforms", async ({
  page,
  emptySite,
}) => {
  const { promise: answer, resolve: letAnswer } = Promise.withResolvers<void>();
  await onTable(page, 'projects', async (route) => {
    await answer;
    await route.continue();
  });
  await page.goto(`${emptySite.siteUrl}/projects`);
  await expect(page.locator('.pane.skeleton:visible')).toHaveCount(3);
  letAnswer();
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText(platforms);
  await page.getByRole('tab', { name: 'Темплейти' }).click();
  await expect(page.getByText('Няма налични шаблони.')).toBeVisible();
});

test('the home page shows three skeletons before it says that there are no templates, and a carousel of the platforms', async ({
  page,
  emptySite,
}) => {
  const { promise: answer, resolve: letAnswer } = Promise.withResolvers<void>();
  await onTable(page, 'templates', async (route) => {
    await answer;
    await route.continue();
  });
  await page.goto(emptySite.siteUrl);
  const teaser = page.getByRole('region', { name: /Сменяме само табелата/ });
  await teaser.scrollIntoViewIfNeeded();
  await expect(teaser.locator('.pane.skeleton:visible')).toHaveCount(3);
  letAnswer();
  await expect(teaser.getByText('Няма налични шаблони.')).toBeVisible();
  const carousel = page.getByRole('region', { name: 'Проекти и темплейти' });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('heading', { level: 3 })).toHaveText(platforms);
  await carousel.getByRole('button', { name: 'Следващ изглед' }).click();
  await expect(carousel.getByRole('heading', { name: 'Всичко българско' })).toBeInViewport();
  await carousel.getByRole('tab', { name: 'Темплейти' }).click();
  await expect(carousel.getByText('Няма налични шаблони.')).toBeVisible();
  await expect(carousel.getByRole('button', { name: 'Следващ изглед' })).toHaveCount(0);
});

test('without templates, pictures or articles their pages say so, accessibly', async ({
  page,
  emptySite,
  expectAccessible,
}) => {
  for (const [path, none] of [
    ['/templates', page.getByText('Все още няма налични шаблони.')],
    ['/ai-design', page.getByRole('heading', { name: 'Модерна Галерия' })],
    ['/blog', page.getByText('Още няма статии.')],
  ] as const)
    await test.step(path, async () => {
      await page.goto(emptySite.siteUrl + path);
      await expect(none).toBeVisible();
      await expectAccessible(page, 'main');
    });
  const feed = await (await page.request.get(`${emptySite.siteUrl}/rss.xml`)).text();
  expect(feed).toContain('<language>bg</language>');
  expect(feed).not.toContain('<item>');
});

test.describe('when the lists cannot be loaded', () => {
  test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/500|ERR_FAILED/, /A list was not read/));

  test('the error offers a retry that works by keyboard', async ({
    page,
    emptySite,
    backend,
    expectAccessible,
  }) => {
    await onTable(page, 'templates', (route) => route.fulfill({ status: 500 }));
    await page.goto(`${emptySite.siteUrl}/templates`);
    await expect(page.getByRole('alert')).toContainText('Грешка при зареждане');
    await expect(page.getByText('Възникна грешка при зареждането на шаблоните.')).toBeVisible();
    await expectAccessible(page, 'main');

    await page.unrouteAll();
    await answerWithRows(page, 'templates', backend, backend.publishableKey);
    await page.getByRole('button', { name: 'Опитайте отново' }).press('Enter');
    const template = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Старият орех' }) });
    await expect(template).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(template.getByRole('link', { name: 'Сайт за механа' })).toBeFocused();
  });

  test('without the script that reads them, the button reloads the page', async ({ page, emptySite }) => {
    await page.route('**/_astro/fetchRows.*.js', (route) => route.abort());
    await page.goto(`${emptySite.siteUrl}/projects`);
    await expect(
      page.getByText('Грешка при зареждане на проекти: Страницата не се зареди докрай, презаредете я'),
    ).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Опитайте отново' }).click();
    await reloaded;
  });

  test('an unknown reason is shown as such, a missing answer as the reason', async ({ page, emptySite }) => {
    for (const table of ['projects', 'templates', 'ai_gallery_images'])
      await onTable(page, table, (route) => route.fulfill({ status: 500 }));
    await page.goto(`${emptySite.siteUrl}/projects`);
    await expect(page.getByText('Грешка при зареждане на проекти: Непозната грешка')).toBeVisible();
    await page.getByRole('tab', { name: 'Темплейти' }).click();
    await expect(page.getByText('Грешка при зареждане на шаблони: Непозната грешка')).toBeVisible();
    await page.goto(`${emptySite.siteUrl}/ai-design`);
    await expect(page.getByText('Неуспешно зареждане на снимките')).toBeVisible();

    await onTable(page, 'projects', (route) => route.abort());
    await page.goto(`${emptySite.siteUrl}/projects`);
    await expect(page.getByText('Грешка при зареждане на проекти: Няма връзка със сървъра')).toBeVisible();
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('no skeletons pretend to load', async ({ page, emptySite }) => {
    await page.goto(`${emptySite.siteUrl}/templates`);
    await expect(page.getByText('Все още няма налични шаблони.')).toBeVisible();
    await page.goto(`${emptySite.siteUrl}/projects`);
    await expect(page.getByRole('heading', { level: 3 }).filter({ visible: true })).toHaveText([
      ...platforms,
      'Витрината е празна',
    ]);
    await expect(page.locator('.skeleton:visible')).toHaveCount(0);
  });
});
