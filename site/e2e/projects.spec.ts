import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import type { Project } from '../src/data/projects.ts';
import { ageContent, changeRows } from './builtEarlier.ts';

test('the page shows the projects, each leading to its own page', async ({ page }) => {
  await page.goto('/projects');
  await expect(page.getByRole('heading', { level: 1, name: 'Проекти, които вече светят' })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText([
    'Отстъпки',
    'Спешна помощ',
    'Всичко българско',
  ]);
  const link = page.getByRole('link', { name: 'Научете повече: Отстъпки' });
  await expect(link).toHaveAttribute('href', '/projects/discounts');
  await expect(link).not.toHaveAttribute('target');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Отстъпки' })).toBeVisible();
});

test('a page that was built earlier catches up with the studio', async ({ page }) => {
  await ageContent(page);
  await changeRows<Project>(page, 'projects', ([first, second]) => [{ ...second, url: null }, { ...first }]);
  await page.goto('/projects');
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText([
    'Спешна помощ',
    'Отстъпки',
  ]);
  await expect(page.getByRole('link', { name: /Научете повече/ })).toHaveCount(1);
});

test('when the last project is gone, the three platforms of the studio stand there', async ({ page }) => {
  await ageContent(page);
  await changeRows(page, 'projects', () => []);
  await page.goto('/projects');
  await expect(page.getByText('Кой работи сега наблизо')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText([
    'Отстъпки',
    'Спешна помощ',
    'Всичко българско',
  ]);
  await expect(page.getByRole('link', { name: 'Научете повече: Спешна помощ' })).toBeVisible();
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

test('the arrow keys choose among the tabs from the first press', async ({ page }) => {
  await page.goto('/projects');
  await page.getByRole('tab', { name: 'Проекти' }).press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Темплейти' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Темплейти' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab', { name: 'Проекти' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Темплейти' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Проекти' })).toHaveAttribute('tabindex', '-1');
});

test('when no template is left, that is said', async ({ page }) => {
  await ageContent(page);
  await changeRows(page, 'templates', () => []);
  await page.goto('/projects');
  await page.getByRole('tab', { name: 'Темплейти' }).click();
  await expect(page.getByText('Няма налични шаблони.')).toBeVisible();
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
