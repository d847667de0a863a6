import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import type { ProductUnderTest } from '@vitrina/tests/fixtures/test.ts';
import { expect as baseExpect, test } from '@vitrina/tests/fixtures/test.ts';
import { png } from './pictureFiles.ts';

type Page = Parameters<Parameters<typeof test>[2]>[0]['page'];

// Every change of the content builds the site anew, beside the test.
const expect = baseExpect.configure({ timeout: 30_000 });

// One list, so one test after the other.
test.describe.configure({ mode: 'default', timeout: 300_000 });

const TABLE = '**/rest/v1/templates**';
const MARK = 'Проба';

const templates = ({ apiUrl, secretKey }: ProductUnderTest) =>
  createServiceClient(apiUrl, secretKey).from('templates');
const unique = () => `${MARK} ${crypto.randomUUID().slice(0, 6)}`;
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
/** Behind an open dialog toasts have no role. */
const toast = (page: Page, text: string) => page.locator('.MuiSnackbarContent-root', { hasText: text });

test.afterEach(async ({ backend }) => {
  await templates(backend).delete().like('name', `${MARK}%`);
});

test('a template is added, shown to the public or not, moved, emptied of its picture, and deleted', async ({
  adminPage: page,
  backend,
  expectAccessible,
}) => {
  const name = unique();
  await page.goto('/admin/templates');
  await expect(page.getByRole('heading', { level: 1, name: 'Шаблони за сайтове' })).toBeVisible();
  await expect(page.getByText('Управление на шаблоните, които се показват на клиентите')).toBeVisible();
  await expect(row(page, 'Старият орех')).toContainText('Активен');
  await expect(row(page, 'Книжарница')).toContainText('Неактивен');
  const demo = row(page, 'Старият орех').getByRole('link', { name: /демото на „Старият орех“/ });
  await expect(demo).toHaveAttribute('href', '/demo/mehana');
  await expect(demo).toHaveAttribute('target', '_blank');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Нов шаблон' }).click();
  const form = page.getByRole('dialog', { name: 'Нов шаблон' });
  await expect(form.getByLabel('Ред на показване')).toHaveValue('7');
  await form.getByRole('button', { name: 'Запази' }).click();
  await expect(form.getByLabel('Име')).toHaveAccessibleDescription('Името е задължително');
  await expect(form.getByLabel('Описание')).toHaveAccessibleDescription('Описанието е задължително');
  await expect(form.getByLabel('Демо URL')).toHaveAccessibleDescription('Демо адресът е задължителен');
  await expectAccessible(page);
  await form.getByLabel('Име').fill(name);
  await form.getByLabel('Описание').fill('За проби.');
  await form.getByLabel('Демо URL').fill('/demo/mehana');
  await form.getByLabel('URL на изображението').fill('/pictures/templates/law.webp');
  await form.getByRole('radio', { name: 'Неактивен' }).check();
  await form.getByLabel('Ред на показване').fill('две');
  await form.getByRole('button', { name: 'Запази' }).click();
  await expect(toast(page, 'Шаблонът беше добавен успешно')).toBeVisible();
  // What is no number is the first place.
  await expect(page.locator('tbody').getByRole('row').first()).toContainText(name);
  const { data: added } = await templates(backend).select().eq('name', name).single();
  expect(added).toMatchObject({
    demo_url: '/demo/mehana',
    image_url: '/pictures/templates/law.webp',
    status: 'inactive',
    order_index: 0,
  });

  await page.getByRole('button', { name: `Премести „${name}“ надолу` }).click();
  await expect(page.locator('tbody').getByRole('row').nth(1)).toContainText(name);
  await expect
    .poll(async () => (await templates(backend).select('order_index').eq('name', name).single()).data)
    .toEqual({ order_index: 1 });

  await page.getByRole('button', { name: `Редактирай шаблона „${name}“` }).click();
  const edit = page.getByRole('dialog', { name: 'Редактиране на шаблон' });
  await edit.getByRole('button', { name: 'Премахни' }).click();
  await expect(edit.getByLabel('URL на изображението')).toHaveValue('');
  await edit.getByRole('button', { name: 'Запази' }).click();
  await expect(toast(page, 'Шаблонът беше обновен успешно')).toBeVisible();
  const { data: edited } = await templates(backend).select().eq('name', name).single();
  expect(edited).toMatchObject({ image_url: null, order_index: 1, name });

  await page.getByRole('button', { name: `Изтрий шаблона „${name}“` }).click();
  await page
    .getByRole('alertdialog', { name: 'Сигурни ли сте?' })
    .getByRole('button', { name: 'Изтрий' })
    .click();
  await expect(toast(page, 'Шаблонът беше изтрит успешно')).toBeVisible();
  const { data: left } = await templates(backend).select('order_index').order('order_index');
  expect(left?.map(({ order_index }) => order_index)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test.describe('when the server cannot be reached or refuses', () => {
  test.use({ expectedErrors: [/ERR_FAILED|status of 40|failed:/] });

  test('each toast says why, and what was entered stays', async ({ adminPage: page, backend }) => {
    const name = unique();
    await page.goto('/admin/templates/create');
    const form = page.getByRole('dialog', { name: 'Нов шаблон' });
    await form.getByLabel('Име').fill(name);
    await form.getByLabel('Описание').fill('За проби.');
    await form.getByLabel('Демо URL').fill('/demo/mehana');
    await form.getByRole('radio', { name: 'Неактивен' }).check();
    await form.locator('input[type=file]').setInputFiles(png('template.png'));
    await expect(form.getByLabel('URL на изображението')).toHaveValue(/project-images\/\d+\.webp$/);

    await page.route(TABLE, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { code: '23514', message: 'violates check constraint' } })
        : route.continue(),
    );
    await form.getByRole('button', { name: 'Запази' }).click();
    await expect(
      toast(page, 'Грешка при добавяне на шаблон: Някоя от стойностите не е допустима.'),
    ).toBeVisible();
    await page.unroute(TABLE);
    await form.getByRole('button', { name: 'Запази' }).click();
    await expect(toast(page, 'Шаблонът беше добавен успешно')).toBeVisible();

    const { data } = await templates(backend).select('id').eq('name', name).single();
    await page.goto(`/admin/templates/${data?.id}`);
    const edit = page.getByRole('dialog', { name: 'Редактиране на шаблон' });
    await edit.getByLabel('Описание').fill('Променено.');
    await page.route(TABLE, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    await edit.getByRole('button', { name: 'Запази' }).click();
    await expect(toast(page, 'Грешка при обновяване на шаблон: Няма връзка със сървъра.')).toBeVisible();
    await expect(edit.getByLabel('Описание')).toHaveValue('Променено.');

    // The browser's own „back“ asks first, and loses nothing either.
    const asked: string[] = [];
    page.once('dialog', (question) => {
      asked.push(question.type());
      return question.accept();
    });
    await page.goBack();
    expect(asked).toEqual(['beforeunload']);
    await page.getByRole('button', { name: `Редактирай шаблона „${name}“` }).click();
    await expect(edit.getByLabel('Описание')).toHaveValue('Променено.');
    await edit.getByRole('button', { name: 'Отказ' }).click();
    await page.getByRole('button', { name: 'Не запазвай' }).click();

    await page.getByRole('button', { name: `Изтрий шаблона „${name}“` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click();
    await expect(toast(page, 'Грешка при изтриване на шаблон: Няма връзка със сървъра.')).toBeVisible();
    await page.unroute(TABLE);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click();
    await expect(toast(page, 'Шаблонът беше изтрит успешно')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the templates are cards and everything is in reach of a thumb', async ({
    adminPage: page,
    expectAccessible,
  }) => {
    await page.goto('/admin/templates');
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Книжарница' });
    await expect(card).toContainText('Неактивен');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await card.getByRole('button', { name: /Редактирай/ }).tap();
    const form = page.getByRole('dialog', { name: 'Редактиране на шаблон' });
    await expect(form.getByLabel('Име')).toHaveValue('Книжарница');
    await expect(form).toHaveCSS('opacity', '1');
    await expectAccessible(page);
  });
});

test('a row goes over the edge of a page, and the page and the focus go with it', async ({
  adminPage: page,
  backend,
}) => {
  const names = Array.from({ length: 20 }, (_, index) => `${unique()} ${index}`);
  const { error } = await templates(backend).insert(
    names.map((name) => ({ name, description: 'За проби.', demo_url: '/demo/mehana', status: 'inactive' })),
  );
  expect(error).toBeNull();
  await page.goto('/admin/templates');
  await expect(page.getByText('1–25 от 27')).toBeVisible();
  await page.getByRole('button', { name: 'Към следващата страница' }).click();
  await expect(page.getByText('26–27 от 27')).toBeVisible();
  const { data } = await templates(backend).select('name').eq('order_index', 25).single();
  const up = page.getByRole('button', { name: `Премести „${data?.name}“ нагоре` });
  await up.click();
  await expect(page.getByText('1–25 от 27')).toBeVisible();
  await expect(page.locator('tbody').getByRole('row').last()).toContainText(data?.name ?? '');
  await expect(up).toBeFocused();
  await expect
    .poll(async () => (await templates(backend).select('name').eq('order_index', 24).single()).data?.name)
    .toBe(data?.name);
});
