import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { openBuiltEarlier, removeRows } from './openBuiltEarlier.ts';

const TEMPLATES_API = '**/rest/v1/templates?*';

test('the page shows the active templates in order, each with its demo and a way to ask for it', async ({
  page,
}) => {
  await page.goto('/templates');
  await expect(page.getByRole('heading', { level: 1, name: 'Готови сайтове' })).toBeVisible();
  await expect(page.getByText('Всеки темплейт е с хостинг и 3 месеца безплатна поддръжка.')).toBeVisible();
  await expect(page.getByText('255,65 €')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Старият орех');
  await expect(page.getByRole('heading', { name: 'Книжарница' })).toHaveCount(0);

  const card = page.getByRole('listitem').filter({ hasText: 'Старият орех' });
  const demo = card.getByRole('link', { name: 'Прегледайте демо' });
  await expect(demo).toHaveAttribute('href', '/demo/mehana');
  await expect(demo).toHaveAttribute('target', '_blank');
  await expect(demo).toHaveAttribute('rel', /noopener/);
  await card.getByRole('link', { name: 'Искам такъв сайт' }).click();
  await expect(page.getByLabel('Шаблон')).toHaveValue('Старият орех');
});

test('the demo opens in a tab of its own', async ({ page }) => {
  await page.goto('/templates');
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Прегледайте демо: Старият орех' }).click();
  const demo = await opening;
  await expect(demo).toHaveURL(/\/demo\/mehana$/);
});

test('rows that are still right are not touched by the refresh', async ({ page }) => {
  const refreshed = page.waitForResponse(TEMPLATES_API);
  await openBuiltEarlier(page, '/templates', () => {
    const list = document.querySelector('.fresh-list');
    const changes: string[] = [];
    Object.assign(window, { changes });
    new MutationObserver((records) => changes.push(...records.map(({ type }) => type))).observe(
      list as Node,
      {
        attributes: true,
        childList: true,
        characterData: true,
        subtree: true,
      },
    );
  });
  await (await refreshed).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.evaluate('changes')).toEqual([]);
});

test('a page that was built earlier catches up with the studio', async ({ page }) => {
  await openBuiltEarlier(page, '/templates', () => {
    const cards = document.querySelectorAll<HTMLElement>('[data-rows] > [data-id]');
    const [first, second, third] = cards;
    const heading = first?.querySelector('h3');
    if (heading) heading.textContent = 'Старото име';
    second?.remove();
    third?.before(cards[5] as Node);
    const withdrawn = first?.cloneNode(true) as HTMLElement;
    withdrawn.dataset.id = 'withdrawn';
    first?.before(withdrawn);
  });
  await expect(page.locator('[data-rows] h3')).toHaveText([
    'Старият орех',
    'Д-р Илиева',
    'Под Вежен',
    'Ария',
    'Петрова и Колев',
    'Ремонти Стоянов',
  ]);
  const added = page.getByRole('listitem').filter({ hasText: 'Д-р Илиева' });
  await expect(added.getByRole('img')).toHaveAttribute('src', '/pictures/templates/dental.webp');
  await expect(added.getByRole('link', { name: 'Прегледайте демо: Д-р Илиева' })).toHaveAttribute(
    'href',
    '/demo/dental',
  );
  await expect(added.getByRole('link', { name: 'Искам такъв сайт: Д-р Илиева' })).toBeVisible();
});

test('without prebuilt rows six skeletons stand until the rows come', async ({ page }) => {
  const { promise: answer, resolve: letAnswer } = Promise.withResolvers<void>();
  await page.route(TEMPLATES_API, async (route) => {
    await answer;
    await route.continue();
  });
  await openBuiltEarlier(page, '/templates', removeRows);
  await expect(page.locator('.pane.skeleton:visible')).toHaveCount(6);
  await expect(page.getByRole('status').getByText('Зареждане...')).toBeAttached();
  letAnswer();
  await expect(page.getByRole('heading', { name: 'Старият орех' })).toBeVisible();
  await expect(page.locator('.pane.skeleton:visible')).toHaveCount(0);
});

test('without any template the window is said to be empty', async ({ page, expectAccessible }) => {
  // With a filter that no row matches, the API itself answers with an empty list.
  await page.route(TEMPLATES_API, (route) =>
    route.continue({ url: `${route.request().url()}&order_index=lt.0` }),
  );
  await openBuiltEarlier(page, '/templates', removeRows);
  await expect(page.getByText('Все още няма налични шаблони.')).toBeVisible();
  await expectAccessible(page);
});

test.describe('when the templates cannot be read', () => {
  test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/500/, /template-list/));

  test('the prebuilt rows stay', async ({ page }) => {
    await page.route(TEMPLATES_API, (route) => route.fulfill({ status: 500 }));
    const said = page.waitForEvent('console', (message) => /prebuilt rows stay/.test(message.text()));
    await page.goto('/templates');
    await said;
    await expect(page.getByRole('heading', { name: 'Старият орех' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Опитайте отново' })).toBeHidden();
  });

  test('the error offers another try, which the keyboard can make', async ({ page, expectAccessible }) => {
    await page.route(TEMPLATES_API, (route) => route.fulfill({ status: 500 }));
    await openBuiltEarlier(page, '/templates', removeRows);
    await expect(page.getByRole('alert')).toContainText('Грешка при зареждане');
    await expect(page.getByText('Възникна грешка при зареждането на шаблоните.')).toBeVisible();
    await expectAccessible(page);

    await page.unroute(TEMPLATES_API);
    await page.getByRole('button', { name: 'Опитайте отново' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Старият орех' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Прегледайте демо: Старият орех' })).toBeFocused();
  });
});

test.describe('a picture that cannot be loaded', () => {
  test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/ERR_FAILED/));

  test('gives way to an empty window', async ({ page }) => {
    await page.route('**/_astro/mehana*', (route) => route.abort());
    await page.goto('/templates');
    await expect(page.getByRole('img', { name: 'Начална страница на Старият орех' })).toHaveAttribute(
      'src',
      '/placeholder.svg',
    );
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('all templates and their demos are there', async ({ page }) => {
    await page.goto('/templates');
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
    await expect(page.getByRole('link', { name: 'Прегледайте демо' })).toHaveCount(6);
    await expect(page.getByText('Зареждане...')).toBeHidden();
  });
});

test('the page is accessible by day and by night', async ({ page, expectAccessibleDayAndNight }) => {
  await page.goto('/templates');
  await expectAccessibleDayAndNight(page);
});
