import { expect, test } from '@vitrina/tests/fixtures/test.ts';

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/404/));

test('an unknown address answers with 404 and two links; screen readers skip the decoration, and the page is accessible', async ({
  page,
  expectAccessibleDayAndNight,
}) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Страницата не е намерена – Витрина');
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Страницата не е намерена" [level=1]
      - paragraph: Тук няма нищо изложено. Адресът е сгрешен или сме преместили щанда.
      - link "Към началото"
      - link "Контакти"
  `);
  await expectAccessibleDayAndNight(page);
  await expect(main.getByRole('link', { name: 'Контакти' })).toHaveAttribute('href', '/contact');
  await main.getByRole('link', { name: 'Към началото' }).click();
  await expect(page).toHaveURL('/');
});

test('the word on the closed shop’s plate is clear of the plate’s frame', async ({ page }) => {
  await page.goto('/no-such-page');
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const room = await page.getByText('Затворено', { exact: true }).evaluate((plate) => {
      const word = document.createRange();
      word.selectNodeContents(plate);
      return (plate.getBoundingClientRect().width - word.getBoundingClientRect().width) / 2;
    });
    // The frame is painted up to ten pixels from the edge.
    expect(room, `at ${width} px`).toBeGreaterThan(14);
  }
});

test('a deeply nested unknown address does too', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Страницата не е намерена' })).toBeVisible();
});

test('an unknown service is reported as such, logged, and links to the others', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/There is no service at \/services\/plumbing\./);
  const logged = page.waitForEvent('console', (message) => /There is no service/.test(message.text()));
  const answer = await page.goto('/services/plumbing');
  expect(answer?.status()).toBe(404);
  await logged;
  await expect(page.getByRole('heading', { level: 1, name: 'Услугата не е намерена' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Всички услуги' }).click();
  await expect(page).toHaveURL('/services');
});

for (const path of ['/blog/99', '/blog/no/such/post']) {
  test(`an unknown article at ${path} is reported as such and links back to the blog`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Статията не е намерена' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('main').getByRole('link', { name: 'Назад към блога' }).click();
    await expect(page).toHaveURL('/blog');
  });
}
