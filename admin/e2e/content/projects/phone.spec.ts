import { dialog, expect, test } from './projectsPage.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });

  test('the projects are cards, the form takes the screen, and nothing scrolls sideways', async ({
    adminPage: page,
    expectAccessible,
  }) => {
    await page.goto('/admin/projects');
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Спешна помощ' });
    await expect(card).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    for (const button of await card.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await card.getByRole('link', { name: /Редактирай/ }).tap();
    const form = dialog(page, 'Редактиране на проект');
    await expect(form.getByLabel('Заглавие')).toHaveValue('Спешна помощ');
    await expect(form).toHaveCSS('opacity', '1');
    expect(await form.evaluate((element) => element.clientWidth)).toBe(390);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Отказ' }).tap();
    await expect(form).toBeHidden();
  });
});
