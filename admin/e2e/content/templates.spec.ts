import type { Page } from '@playwright/test';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import type { ProductUnderTest } from '@vitrina/tests/fixtures/test.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { service } from '../service.ts';
import { toast } from '../toast.ts';
import { png } from './pictureFiles.ts';

const TABLE = '**/rest/v1/templates**';
const MARK = 'Проба';

const templates = (backend: ProductUnderTest) => service(backend).from('templates');
const unique = () => `${MARK} ${crypto.randomUUID().slice(0, 6)}`;
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
/** Adds an inactive template with a picture at the end of the list. */
async function addTemplate(backend: ProductUnderTest) {
  const { data } = await templates(backend)
    .insert({
      name: unique(),
      description: 'За проби.',
      demo_url: '/demo/mehana',
      image_url: '/pictures/templates/law.webp',
      status: 'inactive',
    })
    .select()
    .single()
    .throwOnError();
  return data;
}

test.afterEach(async ({ backend }) => {
  await templates(backend).delete().like('name', `${MARK}%`);
});

test('the list shows which templates are public, and links to each demo', async ({
  adminPage: page,
  expectAccessible,
}) => {
  await page.goto('/admin/templates');
  await expect(page.getByRole('heading', { level: 1, name: 'Шаблони за сайтове' })).toBeVisible();
  await expect(page.getByText('Управление на шаблоните, които се показват на клиентите')).toBeVisible();
  await expect(row(page, 'Старият орех')).toContainText('Активен');
  await expect(row(page, 'Книжарница')).toContainText('Неактивен');
  const demo = row(page, 'Старият орех').getByRole('link', { name: /демото на „Старият орех“/ });
  await expect(demo).toHaveAttribute('href', '/demo/mehana');
  await expect(demo).toHaveAttribute('target', '_blank');
  await expectAccessible(page);
});

test('a new template needs its required fields, and gets the place that is entered', async ({
  adminPage: page,
  backend,
  expectAccessible,
}) => {
  const form = page.getByRole('dialog', { name: 'Нов шаблон' });
  await page.goto('/admin/templates/create');
  await form.getByRole('button', { name: 'Запази' }).click();
  await expect(form.getByLabel('Име')).toHaveAccessibleDescription('Името е задължително');
  await expect(form.getByLabel('Описание')).toHaveAccessibleDescription('Описанието е задължително');
  await expect(form.getByLabel('Демо URL')).toHaveAccessibleDescription('Демо адресът е задължителен');
  await expectAccessible(page);

  for (const [written, place] of [
    ['', 'last'],
    ['две', 'first'],
  ] as const)
    await test.step(`with „${written}“ it gets the place ${place}`, async () => {
      const name = unique();
      const { count } = await templates(backend).select('', { count: 'exact', head: true });
      await page.goto('/admin/templates/create');
      await form.getByLabel('Име').fill(name);
      await form.getByLabel('Описание').fill('За проби.');
      await form.getByLabel('Демо URL').fill('/demo/mehana');
      await form.getByLabel('URL на изображението').fill('/pictures/templates/law.webp');
      await form.getByRole('radio', { name: 'Неактивен' }).check();
      await form.getByLabel('Ред на показване').fill(written);
      await form.getByRole('button', { name: 'Запази' }).click();
      await expect(toast(page, 'Шаблонът беше добавен успешно')).toBeVisible();
      await expect(page.locator('tbody').getByRole('row')[place]()).toContainText(name);
      const { data: added } = await templates(backend).select().eq('name', name).single();
      expect(added).toMatchObject({
        demo_url: '/demo/mehana',
        image_url: '/pictures/templates/law.webp',
        status: 'inactive',
        order_index: place === 'last' ? count : 0,
      });
    });
});

test('visitors see a template once it is active', async ({ adminPage, page, backend }) => {
  const template = await addTemplate(backend);
  const card = page.getByRole('heading', { name: template.name });
  await page.goto('/templates');
  await expect(page.getByRole('heading', { name: 'Старият орех' })).toBeVisible();
  await expect(card).toHaveCount(0);

  await adminPage.goto(`/admin/templates/${template.id}`);
  const form = adminPage.getByRole('dialog', { name: 'Редактиране на шаблон' });
  await form.getByRole('radio', { name: 'Активен', exact: true }).check();
  await form.getByRole('button', { name: 'Запази' }).click();
  await expect(toast(adminPage, 'Шаблонът беше обновен успешно')).toBeVisible();
  await page.reload();
  await expect(card).toBeVisible();
});

test('whoever saves second sees what was saved meanwhile, and loses nothing', async ({
  adminPage: page,
  backend,
  expectAccessible,
}) => {
  const { id, name, image_url } = await addTemplate(backend);
  await templates(backend).update({ image_url: null }).eq('id', id).throwOnError();
  await page.goto(`/admin/templates/${id}`);
  const form = page.getByRole('dialog', { name: 'Редактиране на шаблон' });
  await form.getByLabel('Описание').fill('Моето.');
  await templates(backend).update({ description: 'Чуждото.' }).eq('id', id).throwOnError();
  const notice = form.getByRole('alert').filter({ hasText: 'Междувременно променено' });
  await expect(notice).toContainText('Чуждото.');
  await expectAccessible(page);
  await page.goto('about:blank');
  await templates(backend).update({ image_url }).eq('id', id).throwOnError();
  await page.goBack();
  await expect(notice, 'a restored draft knows what it began with').toContainText('Чуждото.');
  await expect(notice, 'and only of what was changed').not.toContainText('изображението');
  await expect(form.getByLabel('Описание')).toHaveValue('Моето.');
  await form.getByRole('button', { name: 'Запази' }).click();
  await expect(toast(page, 'Шаблонът беше обновен успешно')).toBeVisible();
  await expect(form).toBeHidden();
  const { data: saved } = await templates(backend).select().eq('id', id).single();
  expect(saved).toMatchObject({ name, description: 'Моето.', image_url });
});

test.describe('when the hint was lost', () => {
  test.use({ expectedErrors: [/failed:/] });

  test('a change by somebody else is not overwritten unseen', async ({ adminPage: page, backend }) => {
    await page.routeWebSocket(/realtime/, () => {});
    const { id } = await addTemplate(backend);
    await page.goto(`/admin/templates/${id}`);
    const form = page.getByRole('dialog', { name: 'Редактиране на шаблон' });
    await form.getByLabel('Описание').fill('Моето.');
    await templates(backend).update({ description: 'Чуждото.' }).eq('id', id).throwOnError();
    await form.getByRole('button', { name: 'Запази' }).click();
    await expect(toast(page, 'Междувременно записът беше променен')).toBeVisible();
    await expect(form.getByRole('alert').filter({ hasText: 'Чуждото.' })).toBeVisible();
    await form.getByRole('button', { name: 'Запази' }).click();
    await expect(toast(page, 'Шаблонът беше обновен успешно')).toBeVisible();
    await expect(form).toBeHidden();
    const { data: saved } = await templates(backend).select('description').eq('id', id).single();
    expect(saved).toEqual({ description: 'Моето.' });
  });
});

test('a template loses its picture and is deleted', async ({ adminPage: page, backend }) => {
  const { id, name, order_index } = await addTemplate(backend);
  const row = page.locator('tbody').getByRole('row');
  await page.goto('/admin/templates');
  await expect(row.last()).toContainText(name);

  await test.step('its picture is removed', async () => {
    await page.getByRole('link', { name: `Редактирай шаблона „${name}“` }).click();
    const form = page.getByRole('dialog', { name: 'Редактиране на шаблон' });
    await form.getByRole('button', { name: 'Премахни' }).click();
    await expect(form.getByLabel('URL на изображението')).toHaveValue('');
    await form.getByRole('button', { name: 'Запази' }).click();
    await expect(toast(page, 'Шаблонът беше обновен успешно')).toBeVisible();
    await expect(form).toBeHidden();
    const { data: edited } = await templates(backend).select().eq('id', id).single();
    expect(edited).toMatchObject({ image_url: null, order_index, name });
  });

  await test.step('it is deleted', async () => {
    await page.getByRole('button', { name: `Изтрий шаблона „${name}“` }).click();
    await page
      .getByRole('alertdialog', { name: 'Сигурни ли сте?' })
      .getByRole('button', { name: 'Изтрий' })
      .click();
    await expect(toast(page, 'Шаблонът беше изтрит успешно')).toBeVisible();
    await expect(row.filter({ hasText: name })).toHaveCount(0);
  });
});

test.describe('when the server cannot be reached or refuses', () => {
  test.use({ expectedErrors: [/ERR_FAILED|status of 40|failed:/] });

  test('each toast says why, and the form keeps its values', async ({ adminPage: page, backend }) => {
    const name = unique();
    await page.goto('/admin/templates/create');
    const form = page.getByRole('dialog', { name: 'Нов шаблон' });
    await form.getByLabel('Име').fill(name);
    await form.getByLabel('Описание').fill('За проби.');
    await form.getByLabel('Демо URL').fill('/demo/mehana');
    await form.getByRole('radio', { name: 'Неактивен' }).check();
    await form.locator('input[type=file]').setInputFiles(png('template.png'));
    await expect(form.getByLabel('URL на изображението')).toHaveValue(/^project-images\/\d+\.webp$/);

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

    // The browser's own "back" loses nothing either.
    const asked: string[] = [];
    page.once('dialog', (question) => {
      asked.push(question.type());
      return question.accept();
    });
    await page.goBack();
    expect(asked).toEqual(['beforeunload']);
    await page.getByRole('link', { name: `Редактирай шаблона „${name}“` }).click();
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

  test('the templates are cards with large enough buttons, and why a save failed stays in view', async ({
    adminPage: page,
    expectAccessible,
    expectedErrors,
  }) => {
    await page.goto('/admin/templates');
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Книжарница' });
    await expect(card).toContainText('Неактивен');
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    await card.getByRole('link', { name: /Редактирай/ }).tap();
    const form = page.getByRole('dialog', { name: 'Редактиране на шаблон' });
    await expect(form.getByLabel('Име')).toHaveValue('Книжарница');
    await expect(form).toHaveCSS('opacity', '1');
    await expectAccessible(page);

    expectedErrors.push(/ERR_FAILED|failed:/);
    await page.route(TABLE, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    await form.getByLabel('Описание').fill('Променено.');
    await form.getByRole('button', { name: 'Запази' }).tap();
    await expect(form.getByText(/^Шаблонът не е запазен\./)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });
});

test('a row is moved to the next page, and page and focus follow it', async ({
  adminPage: page,
  backend,
}) => {
  const before = (await templates(backend).select()).data?.length ?? 0;
  const names = Array.from({ length: 27 - before }, unique);
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
