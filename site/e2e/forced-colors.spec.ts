import { expect, test } from '@vitrina/tests/fixtures/test.ts';

/** The colour behind the page. */
const CANVAS = 'rgb(255, 255, 255)';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('buttons have a frame, and the chosen tab is underlined alone', async ({ page }) => {
  await page.goto('/projects');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Проекти')).not.toHaveCSS('border-bottom-color', CANVAS);
  await expect(tab('Темплейти')).toHaveCSS('border-bottom-color', CANVAS);
  const button = page.getByRole('main').getByRole('link', { name: 'Изпратете запитване' });
  await expect(button).toHaveCSS('border-top-width', '2px');
});

test('the chosen trade is filled', async ({ page }) => {
  await page.goto('/templates');
  const trade = (name: string) => page.getByRole('link', { name, exact: true });
  const filled = (name: string) => expect(trade(name)).not.toHaveCSS('background-color', /255, 255, 255/);
  await filled('Всички');
  await trade('Къщи за гости').click();
  await filled('Къщи за гости');
  await expect(trade('Всички')).toHaveCSS('background-color', /255, 255, 255/);
});
