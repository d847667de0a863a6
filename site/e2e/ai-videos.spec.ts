import { expect, test } from '@vitrina/tests/fixtures/test.ts';

test('the page shows the service, its four steps and where to order', async ({ page }) => {
  await page.goto('/ai-videos');
  await expect(page.getByRole('heading', { level: 1, name: 'AI видео' })).toBeVisible();
  const steps = page.getByRole('region', { name: 'От снимка до клип' }).getByRole('heading', { level: 3 });
  await expect(steps).toHaveText(['Разговор', 'Кадри', 'Монтаж', 'Предаване']);
  await page.getByRole('link', { name: 'Поръчайте видео' }).first().click();
  await expect(page).toHaveURL('/inquiry?service=other#inquiry-form');
  await expect(page.getByLabel('Услуга или шаблон', { exact: true }).locator('option:checked')).toHaveText(
    'Друго',
  );
});

test('every sample says that it is one, and none is a link that leads nowhere', async ({ page }) => {
  await page.goto('/ai-videos');
  const cards = page.getByRole('region', { name: 'Примерни клипове' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await expect(card).toContainText('Примерен клип');
    await expect(card.getByRole('link')).toHaveCount(0);
  }
});

test('the page is accessible by day and by night', async ({ page, expectAccessibleDayAndNight }) => {
  await page.goto('/ai-videos');
  await expectAccessibleDayAndNight(page);
});
