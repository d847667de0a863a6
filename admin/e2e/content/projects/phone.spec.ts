import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { dialog, expect, test } from './projectsPage.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });

  test('the projects are cards, the form fills the screen, nothing scrolls sideways, and „back“ closes menu and question', async ({
    adminPage: page,
    expectAccessible,
    expectedErrors,
  }) => {
    await page.goto('/admin/projects');
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Спешна помощ' });
    await expect(card).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    for (const button of await card.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await card.getByRole('link', { name: /Редактирай/ }).tap();
    const form = dialog(page, 'Редактиране на проект');
    await expect(form.getByLabel('Заглавие')).toHaveValue('Спешна помощ');
    await expect(form).toHaveCSS('opacity', '1');
    expect(await form.evaluate((element) => element.clientWidth)).toBe(390);
    await form.getByRole('button', { name: 'Отказ' }).tap();
    await expect(form).toBeHidden();

    await page.getByRole('button', { name: /^Меню/ }).tap();
    await expect(page.getByRole('link', { name: 'Шаблони' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Шаблони' })).toBeHidden();
    await page.getByRole('button', { name: 'Изтрий проекта „Спешна помощ“' }).tap();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/admin\/projects$/);
    await page.getByRole('button', { name: /^Меню/ }).tap();
    await page.getByRole('link', { name: 'Шаблони' }).tap();
    await expect(page.getByRole('heading', { name: 'Шаблони за сайтове' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Управление на проекти' })).toBeVisible();

    expectedErrors.push(/status of 406/);
    await page.goto(`/admin/projects/${crypto.randomUUID()}`);
    await expect(form).toContainText('Проектът не е намерен');
    await expectAccessible(page);
  });
});
