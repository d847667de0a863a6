import type { Page } from '@playwright/test';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { expect, type ProductUnderTest, test } from '@vitrina/tests/fixtures/test.ts';
import { countTaps } from '../countTaps.ts';
import { cutOff } from '../cutOff.ts';
import { service } from '../service.ts';
import { toast } from '../toast.ts';
import { button, field } from './field.ts';
import { png } from './pictureFiles.ts';

const ID = 'advertising';
const NAME = 'Реклама в наши платформи';

const onSite = async (backend: ProductUnderTest) =>
  (await service(backend).from('services').select().eq('id', ID).single().throwOnError()).data;

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
let before: Awaited<ReturnType<typeof onSite>>;
test.beforeAll(async ({ backend }) => {
  before = await onSite(backend);
});
test.afterEach(async ({ backend }) => {
  const { id, updated_at, ...words } = before;
  await service(backend).from('services').update(words).eq('id', ID).throwOnError();
  await service(backend)
    .from('content_versions')
    .delete()
    .eq('table_name', 'services')
    .in('state', ['draft', 'scheduled'])
    .throwOnError();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a service is changed with six taps and restored with one', async ({
    adminPage: page,
    backend,
    expectAccessible,
  }) => {
    const { tap, write, expectAtMost } = countTaps();
    await page.goto('/admin');
    await tap(page.getByRole('button', { name: /^Меню/ }));
    await tap(page.getByRole('link', { name: 'Съдържание' }));
    await expect(page.getByRole('navigation', { name: 'Съдържание' }).getByRole('link')).toHaveText([
      ...['Статии', 'Услуги', 'Цени', 'Въпроси', 'Мнения', 'Студиото'],
    ]);
    await tap(page.getByRole('link', { name: 'Услуги', exact: true }));
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
    await expect(page.getByRole('link', { name: /^Нов/ }), 'none can be added').toHaveCount(0);
    await expectAccessible(page);

    await test.step('pages open at their top, and where they were left after „back“', async () => {
      await page.setViewportSize({ width: 390, height: 400 });
      const link = page.getByRole('main').getByRole('listitem').last().getByRole('link');
      const top = () => page.evaluate(() => scrollY);
      // The second time everything is known already, so the page is as long as the list at once.
      for (const visit of ['first', 'second']) {
        await link.scrollIntoViewIfNeeded();
        const place = await top();
        expect(place).toBeGreaterThan(100);
        await link.click();
        await expect(field(page, 'Увод')).toBeAttached();
        await expect.poll(top, visit).toBe(0);
        await page.goBack();
        await expect.poll(top, `back from the ${visit}`).toBe(place);
      }
      await page.setViewportSize({ width: 390, height: 844 });
    });

    await tap(page.getByRole('link', { name: NAME }));
    await write(field(page, 'Увод'), 'Ъглово място.');
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflow(page)).toBe(0);
    await tap(button(page, 'Публикувай'));
    await expect(toast(page, 'Публикувано')).toBeVisible();
    expectAtMost(6);
    expect((await onSite(backend)).description).toBe('Ъглово място.');
    await tap(button(page, 'Върни предишната'));
    await expect(toast(page, 'Върнато')).toBeVisible();
    expectAtMost(1);
    expect((await onSite(backend)).description).toBe(before.description);
    await expect(field(page, 'Увод')).toHaveValue(before.description);
  });
});

test('its pictures, features and questions are changed, nothing incomplete is published, and no other service is added', async ({
  adminPage: page,
  backend,
  expectAccessible,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40\d|Changing a version of services failed/);
  await page.goto(`/admin/services/${ID}`);
  await expect(button(page, 'Насрочи…')).toBeVisible();
  await expect(button(page, 'Свали от сайта')).toHaveCount(0);

  await test.step('missing values are reported at their fields', async () => {
    await field(group(page, 'Снимка 2'), 'Надпис').fill('');
    await field(page, 'Ред 10').fill('');
    await button(page, 'Публикувай').click();
    await expect(toast(page, 'Има какво да се попълни, преди да се публикува.')).toBeVisible();
    await expect(field(page, 'Ред 10')).toHaveAccessibleDescription('Напишете какво влиза.');
    await expect(field(group(page, 'Снимка 2'), 'Надпис')).toHaveAccessibleDescription(
      'Надписът е задължителен',
    );
    await field(group(page, 'Снимка 2'), 'Надпис').fill('Втора');
    await field(page, 'Ред 10').fill('Честно');
  });

  await test.step('a picture is uploaded', async () => {
    const choosing = page.waitForEvent('filechooser');
    await group(page, 'Снимка 2').getByRole('button', { name: 'Смени снимката' }).click();
    await (await choosing).setFiles(png('banner.png'));
    await expect(page.getByRole('status').filter({ hasText: 'Снимката е качена' })).toBeAttached();
  });

  await test.step('there can be three to eight questions', async () => {
    for (let count = 5; count <= 8; count++) await button(page, 'Нов въпрос').click();
    await expect(button(page, 'Нов въпрос')).toHaveCount(0);
    for (let count = 8; count > 4; count--) await button(page, `Премахни въпрос ${count}`).click();
    await button(page, 'Премахни въпрос 1').click();
    await expect(page.getByRole('button', { name: /^Премахни въпрос/ })).toHaveCount(0);
    await expect(field(group(page, 'Въпрос 1'), 'Въпрос')).toHaveValue('Как ще разбера дали има полза?');
    await expect(field(group(page, 'Въпрос 1'), 'Въпрос')).toBeFocused();
    await button(page, 'Нов въпрос').click();
    await expect(field(group(page, 'Въпрос 4'), 'Въпрос')).toBeFocused();
    await field(group(page, 'Въпрос 4'), 'Въпрос').fill('Колко струва?');
    await field(group(page, 'Въпрос 4'), 'Отговор').fill('Колкото {nothing}.');
    await button(page, 'Публикувай').click();
    await expect(toast(page, 'Няма цена с име nothing')).toBeVisible();
    await field(group(page, 'Въпрос 4'), 'Отговор').fill('Колкото {edit-page}.');
  });
  await expectAccessible(page);

  // A press with the mouse would have to wait until the toast is gone.
  await button(page, 'Публикувай').press('Enter');
  await expect(toast(page, 'Публикувано')).toBeVisible();
  await expect(button(page, 'Публикувай')).toBeDisabled();
  expect(await onSite(backend)).toMatchObject({
    title: NAME,
    features: [...before.features.slice(0, 9), 'Честно'],
    gallery: { 1: { caption: 'Втора', picture: expect.stringMatching(/^content-images\//) } },
    faqs: { 3: { question: 'Колко струва?', answer: 'Колкото {edit-page}.' } },
  });

  await test.step('its history shows what was changed', async () => {
    await button(page, 'История').click();
    const history = page.getByRole('dialog', { name: 'История' });
    const latest = history.getByRole('listitem').first();
    await expect(latest).toContainText('Какво влиза в цената, Снимки, Въпроси');
    await latest.getByRole('button', { name: 'Покажи' }).click();
    await expect(
      latest.getByRole('img', { name: 'Списък с обяви, в който една обява е откроена' }),
    ).toBeVisible();
    await expect(latest.getByRole('figure').nth(1)).toContainText('Втора');
    await expect(latest).toContainText('Колко струва? Колкото {edit-page}.');
    await expectAccessible(page);
  });

  await test.step('the address of a new one leads nowhere', async () => {
    await page.goto('/admin/services/create');
    await expect(page.getByText('Услугата не е намерена')).toBeVisible();
  });
});

test('a text is shown to its end, even if its font arrives late', async ({ adminPage: page }) => {
  await page.goto('/admin/services/websites');
  await expect(field(page, 'Какво се вижда на снимката').first()).toBeVisible();
  // Wider, as by another font.
  await page.evaluate(() => {
    const wide = new CSSStyleSheet();
    wide.replaceSync('textarea { letter-spacing: 0.3em !important; }');
    document.adoptedStyleSheets.push(wide);
  });
  expect(await cutOff(page)).toBeGreaterThan(0);
  await page.evaluate(async () => {
    const [known] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    const late = new FontFace('Late', `url(${known?.name})`);
    document.fonts.add(late);
    await late.load();
  });
  await expect.poll(() => cutOff(page)).toBe(0);
});
