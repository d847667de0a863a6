import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { countEndless } from './countEndless.ts';

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/404/));

test('an unknown address, however deep, answers with 404 and two links; the page comes to rest and is accessible, and screen readers skip its decoration', async ({
  page,
  request,
  expectAccessibleDayAndNight,
}) => {
  const deep = await request.get('/no/such/page');
  expect(deep.status()).toBe(404);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  expect(await answer?.text()).toBe(await deep.text());
  await expect(page).toHaveTitle('Страницата не е намерена – Витрина');
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Страницата не е намерена" [level=1]
      - paragraph: Тук няма нищо изложено. Адресът е сгрешен или сме преместили щанда.
      - link "Към началото"
      - link "Контакти"
  `);
  expect(await page.evaluate(countEndless)).toBe(0);
  await expectAccessibleDayAndNight(page);

  await test.step('the word on the plate is clear of its frame', async () => {
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

  await expect(main.getByRole('link', { name: 'Контакти' })).toHaveAttribute('href', '/contact');
  await main.getByRole('link', { name: 'Към началото' }).click();
  await expect(page).toHaveURL('/');
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

test('an unknown article, however deep, is reported as such and links back to the blog', async ({
  page,
  request,
}) => {
  const deep = await request.get('/blog/no/such/post');
  expect(deep.status()).toBe(404);
  const answer = await page.goto('/blog/99');
  expect(answer?.status()).toBe(404);
  expect(await answer?.text()).toBe(await deep.text());
  await expect(page.getByRole('heading', { level: 1, name: 'Статията не е намерена' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('main').getByRole('link', { name: 'Назад към блога' }).click();
  await expect(page).toHaveURL('/blog');
});
