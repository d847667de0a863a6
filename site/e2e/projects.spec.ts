import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import type { Project } from '../src/data/fetchRows.ts';
import { ageContent, changeRows } from './builtEarlier.ts';

const platforms = ['Отстъпки', 'Спешна помощ', 'Всичко българско'];

test('a page with outdated content loads the current rows; what is on another site opens in a new tab', async ({
  page,
}) => {
  await ageContent(page);
  await changeRows<Project>(page, 'projects', ([first, second]) => [
    { ...second, url: null },
    { ...first, url: 'https://pekarna.bg' },
  ]);
  await page.goto('/projects');
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText([
    'Спешна помощ',
    'Отстъпки',
  ]);
  const link = page.getByRole('link', { name: /Научете повече/ });
  await expect(link).toHaveAccessibleName('Научете повече: Отстъпки (в нов раздел)');
  await expect(link).toHaveAttribute('href', 'https://pekarna.bg');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('the page shows the projects, each with a page of its own, in the other tab the templates with their demos, and is accessible by day and by night; the arrow keys switch tabs from the first press', async ({
  page,
  expectAccessible,
  expectAccessibleDayAndNight,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/projects');
  await expect(page.getByRole('heading', { level: 1, name: 'Проекти, които вече светят' })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText(platforms);
  await expectAccessibleDayAndNight(page);

  const projects = page.getByRole('tab', { name: 'Проекти' });
  const templates = page.getByRole('tab', { name: 'Темплейти' });
  await expect(projects).toHaveAttribute('aria-selected', 'true');
  await projects.press('ArrowLeft');
  await expect(templates).toBeFocused();
  const panel = page.getByRole('tabpanel', { name: 'Темплейти' });
  await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(panel.getByRole('link', { name: 'Прегледайте демо: Старият орех' })).toHaveAttribute(
    'href',
    '/demo/mehana',
  );
  await expect(page.getByRole('link', { name: /Научете повече/ })).toHaveCount(0);
  await expectAccessible(page, 'main');

  await page.keyboard.press('Home');
  await expect(projects).toBeFocused();
  await page.keyboard.press('End');
  await expect(templates).toHaveAttribute('aria-selected', 'true');
  await expect(projects).toHaveAttribute('tabindex', '-1');
  await projects.click();
  await expect(page.getByRole('tabpanel', { name: 'Проекти' })).toBeVisible();

  await page.getByRole('link', { name: 'Научете повече: Отстъпки' }).click();
  await expect(page).toHaveURL('/projects/discounts');
  await expect(page.getByRole('heading', { level: 1, name: 'Отстъпки' })).toBeVisible();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('all projects are shown', async ({ page }) => {
    await page.goto('/projects');
    const headings = (name: string) =>
      page.getByRole('tabpanel', { name }).getByRole('heading', { level: 3 });
    await expect(headings('Проекти')).toHaveText(['Отстъпки', 'Спешна помощ', 'Всичко българско']);
    await expect(headings('Темплейти')).toHaveCount(6);
  });
});

for (const [path, name, service] of [
  ['/projects/discounts', 'Отстъпки', 'advertising'],
  ['/projects/emergency-help', 'Спешна помощ', 'websites'],
  ['/projects/everything-bulgarian', 'Всичко българско', 'copywriting'],
] as const)
  test(`the page of „${name}“ tells the question, the decisions and the way to the inquiry, fits wide screens and is accessible by day and by night`, async ({
    page,
    expectAccessibleDayAndNight,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(6);
    await expect(main.getByRole('region', { name: 'Какво решихме' }).getByRole('listitem')).toHaveCount(3);
    await expect(main.getByRole('region', { name: 'Как работи' }).getByRole('listitem')).toHaveCount(4);
    const others = main.getByRole('region', { name: 'Другите ни платформи' });
    await expect(others.getByRole('heading', { level: 3 })).toHaveText(
      platforms.filter((other) => other !== name),
    );
    await expectAccessibleDayAndNight(page, 'main');
    await page.setViewportSize({ width: 2560, height: 844 });
    await expect.poll(() => overflow(page)).toBe(0);
    await main.getByRole('link', { name: 'Изпратете запитване' }).click();
    await expect(page).toHaveURL(`/inquiry?service=${service}#inquiry-form`);
  });
