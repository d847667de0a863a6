import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import type { Template } from '../src/data/fetchRows.ts';
import { ageContent, changeRows } from './builtEarlier.ts';
import { enlargeText, setTextSize } from './textSize.ts';

const TEMPLATES_API = '**/rest/v1/templates?*';

test('an up-to-date page makes only the request that checks this', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const asked = page.waitForResponse('**/rest/v1/rpc/content_version');
  await page.goto('/templates');
  await (await asked).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requests.filter((url) => /rest\/v1\/templates|\.js$/.test(url))).toEqual([]);
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(1);
});

test.describe('when the content has changed since the page was built', () => {
  test.beforeEach(({ page }) => ageContent(page));

  test('unchanged rows are not re-rendered', async ({ page }) => {
    const refreshed = page.waitForResponse(TEMPLATES_API);
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const changes: string[] = [];
        Object.assign(window, { changes });
        new MutationObserver((records) =>
          changes.push(...records.map(({ type, target }) => `${type} of ${target.nodeName}`)),
        ).observe(document.querySelector('main astro-island > div') as Node, {
          attributes: true,
          childList: true,
          characterData: true,
          subtree: true,
        });
      }),
    );
    await page.goto('/templates');
    await (await refreshed).finished();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await page.evaluate('changes')).toEqual([]);
  });

  test('changed rows are updated without a layout shift', async ({ page }) => {
    await changeRows<Template>(page, 'templates', ([first, second, third, ...rest]) => [
      { ...third },
      { ...first, name: 'Новото име', image_url: '/pictures/gallery/roses.webp' },
      { ...second, id: crypto.randomUUID(), name: 'Нова витрина', image_url: null },
      ...rest,
    ]);
    await page.goto('/templates');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      'Под Вежен',
      'Новото име',
      'Нова витрина',
      'Ария',
      'Петрова и Колев',
      'Ремонти Стоянов',
    ]);
    const renamed = page.getByRole('listitem').filter({ hasText: 'Новото име' });
    await expect(renamed.getByRole('img')).toHaveAttribute('src', '/pictures/gallery/roses.webp');
    const added = page.getByRole('listitem').filter({ hasText: 'Нова витрина' });
    await expect(added.getByRole('img')).toHaveAttribute('src', '/placeholder.svg');
    await expect(added.getByRole('link', { name: 'Прегледайте демо: Нова витрина' })).toHaveAttribute(
      'href',
      '/demo/dental',
    );
    await expect(added.getByRole('link', { name: 'Искам такъв сайт: Нова витрина' })).toBeVisible();
  });

  // What axe says of a page without any is in built-without-rows.spec.ts.
  test('and there are no templates left, of the chosen trade or at all, the page says so', async ({
    page,
    expectAccessible,
  }) => {
    const none = page.getByText('Все още няма налични шаблони.');
    await changeRows<Template>(page, 'templates', (rows) => rows.slice(0, -1));
    await page.goto('/templates#maystor');
    await expect(none).toBeVisible();
    await expectAccessible(page, 'main');
    await page.getByRole('link', { name: 'Всички', exact: true }).click();
    await expect(none).toBeHidden();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(5);

    await changeRows(page, 'templates', () => []);
    await page.goto('/templates');
    await expect(none).toBeVisible();
  });

  test('and the rows cannot be loaded, the built ones stay', async ({ page, expectedErrors }) => {
    expectedErrors.push(/500/);
    await page.route(TEMPLATES_API, (route) => route.fulfill({ status: 500 }));
    const said = page.waitForEvent('console', (message) => /rows of the page stay/.test(message.text()));
    await page.goto('/templates');
    await said;
    await expect(page.getByRole('heading', { name: 'Старият орех' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Опитайте отново' })).toHaveCount(0);
  });
});

test('the page stays as it is if the check is not answered', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.route('**/rest/v1/rpc/content_version', (route) => route.abort());
  const asked = page.waitForEvent('requestfailed');
  await page.goto('/templates');
  await asked;
  await expect(page.getByRole('heading', { name: 'Старият орех' })).toBeVisible();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(1);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('all templates and their demos are shown, and a hash in the address filters them by trade', async ({
    page,
  }) => {
    await page.goto('/templates#maystor');
    const shown = page.getByRole('heading', { level: 3 }).filter({ visible: true });
    await expect(shown).toHaveText(['Ремонти Стоянов']);
    await page.getByRole('link', { name: 'Всички', exact: true }).click();
    await expect(shown).toHaveCount(6);
    await expect(page.getByRole('link', { name: 'Прегледайте демо' }).filter({ visible: true })).toHaveCount(
      6,
    );
    await expect(page.getByText('Зареждане...')).toBeHidden();
  });
});

test('the page shows the active templates in order, or those of a trade, each with its demo and a way to ask for it, fits narrow screens and is accessible by day and by night', async ({
  page,
  expectAccessibleDayAndNight,
}) => {
  await page.goto('/templates');
  await expect(page.getByRole('heading', { level: 1, name: 'Готови сайтове' })).toBeVisible();
  await expect(page.getByText('Всеки темплейт е с хостинг и 3 месеца безплатна поддръжка.')).toBeVisible();
  await expect(page.getByText('255,65 €')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Старият орех');
  await expect(page.getByRole('heading', { name: 'Книжарница' })).toHaveCount(0);
  await expect(page.getByText('Стаи, цени за нощувка и как се стига до къщата за гости.')).toBeVisible();

  const card = page.getByRole('listitem').filter({ hasText: 'Старият орех' });
  const demo = card.getByRole('link', { name: 'Прегледайте демо' });
  await expect(demo).toHaveAttribute('href', '/demo/mehana');
  await expect(demo).toHaveAttribute('target', '_blank');
  await expect(demo).toHaveAttribute('rel', /noopener/);
  await expectAccessibleDayAndNight(page);

  const trades = page.getByRole('navigation', { name: 'По занаят' });
  await expect(trades.getByRole('link', { name: 'Всички' })).toHaveAttribute('aria-current', 'true');
  await trades.getByRole('link', { name: 'Къщи за гости' }).press('Enter');
  await expect(page).toHaveURL('/templates#kashta-za-gosti');
  await expect(trades.getByRole('link', { name: 'Къщи за гости' })).toHaveAttribute('aria-current', 'true');
  const shown = page.getByRole('heading', { level: 3 }).filter({ visible: true });
  await expect(shown).toHaveText(['Под Вежен']);
  await expectAccessibleDayAndNight(page, '.trade-filter');

  await page.goBack();
  await expect(shown).toHaveCount(6);
  await page.getByRole('link', { name: 'Към съдържанието' }).press('Enter');
  await expect(page).toHaveURL('/templates#main');
  await expect(trades.getByRole('link', { name: 'Всички' })).toHaveAttribute('aria-current', 'true');
  for (const width of [320, 390])
    for (const textSize of [16, 21, 24, 32]) {
      await page.setViewportSize({ width, height: 844 });
      await setTextSize(page, textSize);
      expect(await overflow(page), `at ${width} px with text of ${textSize} px`).toBe(0);
    }
  await setTextSize(page, 16);
  await enlargeText(page, 24);
  expect(await overflow(page), 'with larger text only').toBe(0);
  await card.getByRole('link', { name: 'Сайт за механа' }).click();
  await expect(page).toHaveURL('/templates/mehana');
  await page.goBack();
  await card.getByRole('link', { name: 'Искам такъв сайт' }).click();
  await expect(page.getByLabel('Услуга или шаблон')).toHaveValue('Старият орех');
});
