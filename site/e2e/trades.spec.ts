import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';

test('the name that a visitor writes on the sign appears on the demo and the neighbours, and goes into the inquiry', async ({
  page,
  expectAccessibleDayAndNight,
}) => {
  await page.goto('/templates/mehana');
  const main = page.getByRole('main');
  const sign = main.getByLabel('Вашето име на табелата');

  await test.step('the page of a trade', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сайт за механа');
    await expect(sign).toHaveAttribute('placeholder', 'Старият орех');
    for (const text of [
      'Какво търси гладният',
      '3–7 дни',
      'Формата не влиза в цената на готовия сайт: сайт с контактна форма е 306,78 € (600 лв.).',
    ])
      await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
  });

  await test.step('one line of at most forty characters', async () => {
    await sign.fill('При бай\nСтаври');
    await expect(sign).toHaveValue('При бай Ставри');
    await sign.pressSequentially(' и още двадесет и шест знака повече');
    await expect(sign).toHaveValue('При бай Ставри и още двадесет и шест зна');
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `at ${width} px`).toBe(0);
    }
    await sign.fill('При бай Ставри');
  });

  await test.step('behind the glass and next door', async () => {
    await expect(
      main.getByRole('img', { name: 'Темплейтът „Старият орех“ с табела „При бай Ставри“' }),
    ).toBeVisible();
    await expect(main.locator('.glass').getByText('При бай Ставри').filter({ visible: true })).toBeVisible();
    const neighbours = main.getByRole('region', { name: 'Същото име, друг занаят' }).getByRole('listitem');
    await expect(neighbours).toHaveCount(5);
    for (const neighbour of await neighbours.all()) await expect(neighbour).toContainText('При бай Ставри');
    await expectAccessibleDayAndNight(page);
  });

  await test.step('on the next page of the same visit', async () => {
    await main.getByRole('link', { name: 'Сайт за къща за гости' }).click();
    await expect(page).toHaveURL('/templates/kashta-za-gosti');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сайт за къща за гости');
    for (const text of ['Питат ни домакини', 'Леглата са оправени'])
      await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
    await expect(sign).toHaveValue('При бай Ставри');
  });

  await test.step('on the price tag of the inquiry', async () => {
    await main.getByRole('link', { name: 'Искам такъв сайт: Под Вежен' }).click();
    await expect(page.getByLabel('Услуга или шаблон')).toHaveValue('Под Вежен');
    await expect(main.getByText('Под Вежен с табела „При бай Ставри“').first()).toBeVisible();
  });
});

test('a name written before hydration is kept and stays plain text; a page from the back/forward cache takes over the name that was written meanwhile', async ({
  page,
}) => {
  await page.goto('/templates/maystor');
  const sign = page.getByLabel('Вашето име на табелата');
  const shop = page.getByRole('region', { name: 'Същото име, друг занаят' });
  await sign.pressSequentially('<b>Стоянов & син</b> ');
  await expect(shop).toContainText('<b>Стоянов & син</b>');
  // The space at its end may be followed by another word.
  await expect(sign).toHaveValue('<b>Стоянов & син</b> ');
  for (const name of ['Искам такъв сайт', 'Изпратете запитване'])
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', /&sign=%3Cb%3E/);
  await page.evaluate(() => {
    // The browser under test has no such cache.
    sessionStorage.setItem('sign-name', 'При Мария');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(sign).toHaveValue('При Мария');
  await expect(shop).toContainText('При Мария');

  await sign.fill('');
  await expect(page.getByRole('main').locator('a[href*="sign="]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("the sign shows the template's name", async ({ page }) => {
    await page.goto('/templates/advokat');
    await expect(page.getByLabel('Вашето име на табелата')).toBeHidden();
    await expect(page.locator('.sign').getByText('Петрова и Колев')).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Прегледайте демо: Петрова и Колев (в нов раздел)' }),
    ).toHaveCount(2);
  });
});
