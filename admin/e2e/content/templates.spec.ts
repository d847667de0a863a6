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

test('a template is added at the place that is entered, loses its picture and is deleted', async ({
  adminPage: page,
  backend,
  expectAccessible,
}) => {
  const rows = page.locator('tbody').getByRole('row');
  const form = page.getByRole('dialog', { name: 'Нов шаблон' });
  await page.goto('/admin/templates');

  await test.step('the list shows which templates are public, and links to each demo', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Шаблони за сайтове' })).toBeVisible();
    await expect(page.getByText('Управление на шаблоните, които се показват на клиентите')).toBeVisible();
    await expect(row(page, 'Старият орех')).toContainText('Активен');
    await expect(row(page, 'Книжарница')).toContainText('Неактивен');
    const demo = row(page, 'Старият орех').getByRole('link', { name: /демото на „Старият орех“/ });
    await expect(demo).toHaveAttribute('href', '/demo/mehana');
    await expect(demo).toHaveAttribute('target', '_blank');
    await expectAccessible(page);
  });

  await test.step('it needs its required fields', async () => {
    await page.getByRole('link', { name: 'Нов шаблон' }).click();
    await form.getByRole('button', { name: 'Запази' }).click();
    await expect(form.getByLabel('Име')).toHaveAccessibleDescription('Името е задължително');
    await expect(form.getByLabel('Описание')).toHaveAccessibleDescription('Описанието е задължително');
    await expect(form.getByLabel('Демо URL')).toHaveAccessibleDescription('Демо адресът е задължителен');
    await form.getByRole('button', { name: 'Отказ' }).click();
  });

  for (const [written, place] of [
    ['две', 'first'],
    ['', 'last'],
  ] as const)
    await test.step(`with „${written}“ it gets the place ${place}`, async () => {
      const name = unique();
      const { count } = await templates(backend).select('', { count: 'exact', head: true });
      await page.getByRole('link', { name: 'Нов шаблон' }).click();
      await form.getByLabel('Име').fill(name);
      await form.getByLabel('Описание').fill('За проби.');
      await form.getByLabel('Демо URL').fill('/demo/mehana');
      await form.getByLabel('URL на изображението').fill('/pictures/templates/law.webp');
      await form.getByRole('radio', { name: 'Неактивен' }).check();
      await form.getByLabel('Ред на показване').fill(written);
      await form.getByRole('button', { name: 'Запази' }).click();
      await expect(toast(page, 'Шаблонът беше добавен успешно')).toBeVisible();
      await expect(rows[place]()).toContainText(name);
      const { data: added } = await templates(backend).select().eq('name', name).single();
      expect(added).toMatchObject({
        demo_url: '/demo/mehana',
        image_url: '/pictures/templates/law.webp',
        status: 'inactive',
        order_index: place === 'last' ? count : 0,
      });
    });

  const { data: last } = await templates(backend)
    .select()
    .order('order_index', { ascending: false })
    .limit(1)
    .single()
    .throwOnError();
  const { id, name, order_index } = last;

  await test.step('its picture is removed', async () => {
    await page.getByRole('link', { name: `Редактирай шаблона „${name}“` }).click();
    const edit = page.getByRole('dialog', { name: 'Редактиране на шаблон' });
    await edit.getByRole('button', { name: 'Премахни' }).click();
    await expect(edit.getByLabel('URL на изображението')).toHaveValue('');
    await edit.getByRole('button', { name: 'Запази' }).click();
    await expect(toast(page, 'Шаблонът беше обновен успешно')).toBeVisible();
    await expect(edit).toBeHidden();
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
    await expect(rows.filter({ hasText: name })).toHaveCount(0);
  });
});

test('visitors see a template once it is active', async ({ adminPage, page, backend }) => {
  const [template, inactive] = [await addTemplate(backend), await addTemplate(backend)];
  await adminPage.goto(`/admin/templates/${template.id}`);
  const form = adminPage.getByRole('dialog', { name: 'Редактиране на шаблон' });
  await form.getByRole('radio', { name: 'Активен', exact: true }).check();
  await form.getByRole('button', { name: 'Запази' }).click();
  await expect(toast(adminPage, 'Шаблонът беше обновен успешно')).toBeVisible();
  await page.goto('/templates');
  await expect(page.getByRole('heading', { name: template.name })).toBeVisible();
  await expect(page.getByRole('heading', { name: inactive.name })).toHaveCount(0);
});

test.describe('when somebody else saves meanwhile', () => {
  // Refused, because no hint came before.
  test.use({ expectedErrors: [/failed:/] });

  test('whoever saves second sees what was saved meanwhile, and loses nothing, even if the hint was lost', async ({
    adminPage: page,
    backend,
    expectAccessible,
  }) => {
    const { id, name, image_url } = await addTemplate(backend);
    await templates(backend).update({ image_url: null }).eq('id', id).throwOnError();
    await page.goto(`/admin/templates/${id}`);
    const form = page.getByRole('dialog', { name: 'Редактиране на шаблон' });
    const notice = form.getByRole('alert').filter({ hasText: 'Междувременно променено' });
    await form.getByLabel('Описание').fill('Моето.');
    await templates(backend).update({ description: 'Чуждото.' }).eq('id', id).throwOnError();
    await expect(notice).toContainText('Чуждото.');
    await expectAccessible(page);

    await test.step('a restored draft knows what it began with', async () => {
      await page.goto('about:blank');
      await templates(backend).update({ image_url }).eq('id', id).throwOnError();
      // From here on no hint comes.
      await page.routeWebSocket(/realtime/, () => {});
      await page.goBack();
      await expect(notice).toContainText('Чуждото.');
      await expect(notice, 'only of what was changed').not.toContainText('изображението');
      await expect(form.getByLabel('Описание')).toHaveValue('Моето.');
      await form.getByRole('button', { name: 'Запази' }).click();
      await expect(toast(page, 'Шаблонът беше обновен успешно')).toBeVisible();
      await expect(form).toBeHidden();
      const { data: saved } = await templates(backend).select().eq('id', id).single();
      expect(saved).toMatchObject({ name, description: 'Моето.', image_url });
    });

    await test.step('a change whose hint was lost is not overwritten unseen', async () => {
      await page.getByRole('link', { name: `Редактирай шаблона „${name}“` }).click();
      await form.getByLabel('Описание').fill('Мое пак.');
      await templates(backend).update({ description: 'Чуждо пак.' }).eq('id', id).throwOnError();
      await form.getByRole('button', { name: 'Запази' }).click();
      await expect(toast(page, 'Междувременно записът беше променен')).toBeVisible();
      await expect(form.getByRole('alert').filter({ hasText: 'Чуждо пак.' })).toBeVisible();
      await form.getByRole('button', { name: 'Запази' }).click();
      await expect(form).toBeHidden();
      const { data: saved } = await templates(backend).select('description').eq('id', id).single();
      expect(saved).toEqual({ description: 'Мое пак.' });
    });
  });
});

test.describe('on a phone, when the server cannot be reached or refuses', () => {
  test.use({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true },
    expectedErrors: [/ERR_FAILED|status of 40|failed:/],
  });

  test('each toast says why, which stays in view, and the form keeps its values', async ({
    adminPage: page,
    backend,
    expectAccessible,
  }) => {
    const { name } = await addTemplate(backend);
    const answer = (method: string, status: 400 | undefined) =>
      page.route(TABLE, (route) => {
        if (route.request().method() !== method) return route.continue();
        const json = { code: '23514', message: 'violates check constraint' };
        return status ? route.fulfill({ status, json }) : route.abort();
      });
    await page.goto('/admin/templates');
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(card).toContainText('Неактивен');
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);

    await page.getByRole('link', { name: 'Нов шаблон' }).tap();
    const form = page.getByRole('dialog', { name: 'Нов шаблон' });
    await form.getByLabel('Име').fill(unique());
    await form.getByLabel('Описание').fill('За проби.');
    await form.getByLabel('Демо URL').fill('/demo/mehana');
    await form.getByRole('radio', { name: 'Неактивен' }).check();
    await form.locator('input[type=file]').setInputFiles(png('template.png'));
    await expect(form.getByLabel('URL на изображението')).toHaveValue(/^project-images\/\d+\.webp$/);
    await answer('POST', 400);
    await form.getByRole('button', { name: 'Запази' }).tap();
    await expect(
      toast(page, 'Грешка при добавяне на шаблон: Някоя от стойностите не е допустима.'),
    ).toBeVisible();
    await expect(form.getByText(/^Шаблонът не е запазен\./)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.unroute(TABLE);
    await form.getByRole('button', { name: 'Запази' }).tap();
    await expect(toast(page, 'Шаблонът беше добавен успешно')).toBeVisible();

    await card.getByRole('link', { name: /Редактирай/ }).tap();
    const edit = page.getByRole('dialog', { name: 'Редактиране на шаблон' });
    await edit.getByLabel('Описание').fill('Променено.');
    await answer('PATCH', undefined);
    await edit.getByRole('button', { name: 'Запази' }).tap();
    await expect(toast(page, 'Грешка при обновяване на шаблон: Няма връзка със сървъра.')).toBeVisible();
    await expect(edit.getByLabel('Описание')).toHaveValue('Променено.');
    await page.unroute(TABLE);
    await edit.getByRole('button', { name: 'Запази' }).tap();
    await expect(edit).toBeHidden();

    await answer('DELETE', undefined);
    await card.getByRole('button', { name: `Изтрий шаблона „${name}“` }).tap();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Изтрий' }).tap();
    await expect(toast(page, 'Грешка при изтриване на шаблон: Няма връзка със сървъра.')).toBeVisible();
    await page.unroute(TABLE);
    await question.getByRole('button', { name: 'Изтрий' }).tap();
    await expect(toast(page, 'Шаблонът беше изтрит успешно')).toBeVisible();
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
