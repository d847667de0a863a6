import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { openBuiltEarlier, removeRows } from './openBuiltEarlier.ts';

const PROJECTS_API = '**/rest/v1/projects?*';

test('the page shows the projects, each opening in a tab of its own', async ({ page }) => {
  await page.goto('/projects');
  await expect(page.getByRole('heading', { level: 1, name: 'Проекти, които вече светят' })).toBeVisible();
  await expect(page.getByRole('tabpanel').locator('[data-rows] h3')).toHaveText([
    'Отстъпки',
    'Спешна помощ',
    'Всичко българско',
  ]);
  const link = page.getByRole('link', { name: 'Научете повече: Отстъпки' });
  await expect(link).toHaveAttribute('href', 'https://otstapki.example');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('a page that was built earlier catches up with the studio', async ({ page }) => {
  await openBuiltEarlier(page, '/projects', () => {
    const cards = document.querySelectorAll('[data-rows] > [data-id]');
    cards[0]?.remove();
    cards[1]?.before(cards[2] as Node);
  });
  await expect(page.getByRole('tabpanel').locator('[data-rows] h3')).toHaveText([
    'Отстъпки',
    'Спешна помощ',
    'Всичко българско',
  ]);
});

test('while no project is stored, the three platforms of the studio stand there', async ({ page }) => {
  // With a filter that no row matches, the API itself answers with an empty list.
  await page.route(PROJECTS_API, (route) =>
    route.continue({ url: `${route.request().url()}&order_index=lt.0` }),
  );
  await openBuiltEarlier(page, '/projects', removeRows);
  await expect(page.getByRole('tabpanel').locator('[data-part="empty"] h3')).toHaveText([
    'Отстъпки',
    'Спешна помощ',
    'Всичко българско',
  ]);
  await expect(page.getByRole('link', { name: 'Научете повече: Спешна помощ' })).toBeVisible();
});

test('skeletons stand there until the projects come', async ({ page }) => {
  const { promise: answer, resolve: letAnswer } = Promise.withResolvers<void>();
  await page.route(PROJECTS_API, async (route) => {
    await answer;
    await route.continue();
  });
  await openBuiltEarlier(page, '/projects', removeRows);
  await expect(page.locator('.pane.skeleton:visible')).toHaveCount(3);
  letAnswer();
  await expect(page.getByRole('tabpanel').locator('[data-rows] h3')).toHaveCount(3);
});

test('at the other tab stand the templates with their demos', async ({ page, expectAccessible }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/projects');
  await expect(page.getByRole('tab', { name: 'Проекти' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Темплейти' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Темплейти' });
  await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(panel.getByRole('link', { name: 'Прегледайте демо: Старият орех' })).toHaveAttribute(
    'href',
    '/demo/mehana',
  );
  await expect(page.getByRole('link', { name: /Научете повече/ })).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('when no template is there to show', () => {
  const TEMPLATES_API = '**/rest/v1/templates?*';
  const removeTemplates = () => {
    const list = document.querySelector<HTMLElement>('template-list');
    list?.querySelector('[data-rows]')?.replaceChildren();
    list?.setAttribute('data-state', 'loading');
  };

  test('that is said', async ({ page }) => {
    await page.route(TEMPLATES_API, (route) =>
      route.continue({ url: `${route.request().url()}&order_index=lt.0` }),
    );
    await openBuiltEarlier(page, '/projects', removeTemplates);
    await page.getByRole('tab', { name: 'Темплейти' }).click();
    await expect(page.getByText('Няма налични шаблони.')).toBeVisible();
  });

  test('a failure names its reason', async ({ page, expectedErrors }) => {
    expectedErrors.push(/500|template-list/);
    await page.route(TEMPLATES_API, (route) => route.fulfill({ status: 500 }));
    await openBuiltEarlier(page, '/projects', removeTemplates);
    await page.getByRole('tab', { name: 'Темплейти' }).click();
    await expect(page.getByText('Грешка при зареждане на шаблони: Непозната грешка')).toBeVisible();
  });
});

test.describe('when the projects cannot be read', () => {
  test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/500|ERR_FAILED/, /project-list/));

  test('the reason is said when no answer came', async ({ page }) => {
    await page.route(PROJECTS_API, (route) => route.abort());
    await openBuiltEarlier(page, '/projects', removeRows);
    await expect(page.getByText('Грешка при зареждане на проекти: Няма връзка със сървъра')).toBeVisible({
      timeout: 15_000,
    });
  });

  test('an unknown reason is called so, and another try helps', async ({ page, expectAccessible }) => {
    await page.route(PROJECTS_API, (route) => route.fulfill({ status: 500 }));
    await openBuiltEarlier(page, '/projects', removeRows);
    await expect(page.getByText('Грешка при зареждане на проекти: Непозната грешка')).toBeVisible();
    await expectAccessible(page);
    await page.unroute(PROJECTS_API);
    await page.getByRole('button', { name: 'Опитайте отново' }).click();
    await expect(page.getByRole('heading', { name: 'Отстъпки' })).toBeVisible();
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('all projects are there', async ({ page }) => {
    await page.goto('/projects');
    const headings = (name: string) =>
      page.getByRole('tabpanel', { name }).getByRole('heading', { level: 3 });
    await expect(headings('Проекти')).toHaveText(['Отстъпки', 'Спешна помощ', 'Всичко българско']);
    await expect(headings('Темплейти')).toHaveCount(6);
  });
});

test('the page is accessible by day and by night', async ({ page, expectAccessibleDayAndNight }) => {
  await page.goto('/projects');
  await expectAccessibleDayAndNight(page);
});
