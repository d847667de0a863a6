import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { enlargeText } from './textSize.ts';

const demos = [
  { slug: 'mehana', trade: 'mehana', template: 'Старият орех', button: 'Запазете' },
  { slug: 'dental', trade: 'zabolekar', template: 'Д-р Илиева', button: 'Запишете ме' },
  { slug: 'house', trade: 'kashta-za-gosti', template: 'Под Вежен', button: 'Попитайте' },
  { slug: 'salon', trade: 'salon-za-krasota', template: 'Ария', button: 'Запазете час' },
  { slug: 'law', trade: 'advokat', template: 'Петрова и Колев', button: 'Поискайте консултация' },
  { slug: 'repair', trade: 'maystor', template: 'Ремонти Стоянов', button: 'Елате на оглед' },
];

for (const { slug, trade, template, button } of demos)
  test(`the demo „${template}“ is accessible, its form keeps what was typed and says that nothing was sent, and its bar leads to an inquiry for it`, async ({
    page,
    expectAccessible,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/demo/${slug}`);
    const bar = page.getByRole('complementary', { name: 'За този шаблон' });
    for (const width of [2560, 320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => overflow(page), `at ${width} px`).toBe(0);
      expect(await bar.getByRole('link').evaluateAll(linesOf), `lines of the bar at ${width} px`).toEqual([
        1, 1,
      ]);
    }

    await page.getByLabel('Име').fill('Ана Петрова');
    await page.locator('summary', { hasText: button }).click();
    await expect(page.getByText('Това е демо шаблон, затова не изпратихме нищо.')).toBeVisible();
    await expect(page.getByText('сайт с контактна форма е 306,78 € (600 лв.)')).toBeVisible();
    await expect(page.getByLabel('Име')).toHaveValue('Ана Петрова');
    await expect(page).toHaveURL(new RegExp(`/demo/${slug}$`));
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 844 });
    await expectAccessible(page);

    await expect(bar.getByRole('link', { name: 'Демо шаблон на „Витрина“' })).toHaveAttribute(
      'href',
      `/templates/${trade}`,
    );
    await bar.getByRole('link', { name: 'Искам такъв сайт' }).click();
    await expect(page.getByLabel('Услуга или шаблон')).toHaveValue(template);
  });

test('with larger text, the lines in the bar of „Под Вежен“ start at one edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/demo/house');
  await enlargeText(page, 24);
  const terms = await page
    .getByRole('banner')
    .getByRole('term')
    .evaluateAll((all) => all.map((term) => term.getBoundingClientRect().toJSON()));
  const starts = terms.filter(({ top }, place) => top !== terms[place - 1]?.top);
  expect(starts.length).toBeGreaterThan(1);
  expect(new Set(starts.map(({ left }) => Math.round(left))).size).toBe(1);
});

test('on a phone, the motto of „Ария“ is clear of the dark hair, and no price breaks within its name', async ({
  page,
}) => {
  await page.goto('/demo/salon');
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    const motto = page.getByText('Косата помни кой я е подстригвал.');
    expect(await motto.evaluateAll(linesOf)).toEqual([2]);
    const right = await motto.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
    const hair = await page.locator('.figure svg').boundingBox();
    expect(right, `at ${width} px`).toBeLessThan((hair?.x ?? 0) + 0.34 * (hair?.width ?? 0));
    expect(await page.locator('.prices > :first-child').evaluateAll(linesOf)).toEqual([2]);
  }
});

/** How many lines the text of each element takes. */
const linesOf = (elements: Element[]) =>
  elements.map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom / 8))).size;
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the dental demo takes the hour picked on its first screen over into the form', async ({ page }) => {
    await page.goto('/demo/dental');
    await page.getByRole('radio', { name: '16:00' }).check();
    await page.getByRole('link', { name: 'Запишете се' }).click();
    await expect(page.getByText('Избран час: четвъртък')).toContainText('16:00');
    await expect(page.locator('.picked strong:visible')).toHaveText('16:00');
  });
});
