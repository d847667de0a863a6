import { pictureAddress } from '@vitrina/shared/pictureAddress.ts';
import { hold } from '@vitrina/tests/fixtures/hold.ts';
import { service } from '../../service.ts';
import { toast } from '../../toast.ts';
import { png } from '../pictureFiles.ts';
import {
  addProjects,
  dialog,
  expect,
  rowOf,
  rows,
  storedFiles,
  TABLE,
  test,
  unique,
} from './projectsPage.ts';

test('a project is added with a picture, edited, restored, and deleted', async ({
  adminPage: page,
  backend,
  expectAccessible,
}) => {
  const title = unique('Пекарна');
  const filesBefore = await storedFiles(backend);
  await page.goto('/admin/projects');
  await expect(page.getByRole('heading', { level: 1, name: 'Управление на проекти' })).toBeVisible();
  await expect(rowOf(page, 'Отстъпки').getByRole('button', { name: /нагоре/ })).toBeDisabled();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Нов проект' }).click();
  const form = dialog(page, 'Нов проект');
  await form.getByRole('button', { name: 'Запази' }).click();
  await expect(form.getByLabel('Заглавие')).toHaveAccessibleDescription('Заглавието е задължително');
  await expect(form.getByLabel('Описание')).toHaveAccessibleDescription('Описанието е задължително');
  await expect(form.getByText('Изображението е задължително')).toBeVisible();
  await expect(form.getByLabel('Заглавие')).toBeFocused();
  await expectAccessible(page);

  await form.getByLabel('Заглавие').fill(title);
  await form.getByLabel('Описание').fill('Хляб и баница.');
  await form.getByLabel('URL на сайта').fill('javascript:alert(1)');
  await form.locator('input[type=file]').setInputFiles(png('bread.png'));
  await expect(toast(page, 'Изображението е качено успешно')).toBeVisible();
  await form.getByRole('button', { name: 'Запази' }).click();
  await expect(form.getByLabel('URL на сайта')).toHaveAccessibleDescription(
    'Моля, въведете валиден URL на сайта',
  );
  await form.getByLabel('URL на сайта').fill('https://pekarna.example');
  await form.getByRole('button', { name: 'Запази' }).click();
  await expect(toast(page, 'Проектът е добавен успешно')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(rows(page).last()).toContainText(title);
  await expect(page.getByRole('link', { name: 'Нов проект' })).toBeFocused();

  const { data: added } = await service(backend).from('projects').select().eq('title', title).single();
  expect(added).toMatchObject({ description: 'Хляб и баница.', url: 'https://pekarna.example' });
  expect(added?.image).toMatch(/^project-images\/\d+\.webp$/);
  expect(
    (await page.request.get(pictureAddress(added?.image ?? '', backend.apiUrl))).headers()['cache-control'],
  ).toContain('3600');

  await page.getByRole('link', { name: `Редактирай проекта „${title}“` }).click();
  const edit = dialog(page, 'Редактиране на проект');
  await edit.getByLabel('URL на сайта').fill('');
  await edit.locator('input[type=file]').setInputFiles(png('new.png', 60, 60));
  await expect(toast(page, 'Изображението е качено успешно')).toBeVisible();
  const goOn = await hold(page, TABLE, { method: 'PATCH' });
  await edit.getByRole('button', { name: 'Запази' }).click();
  await expect(edit.getByRole('button', { name: 'Запазване...' })).toBeVisible();
  await edit.getByRole('button', { name: 'Затвори', exact: true }).click();
  await expect(page.getByRole('alertdialog'), 'nothing is discarded while it is being saved').toBeHidden();
  goOn();
  await expect(toast(page, 'Проектът е обновен успешно')).toBeVisible();
  await page.unroute(TABLE);
  const { data: edited } = await service(backend).from('projects').select().eq('title', title).single();
  expect(edited?.url).toBeNull();
  expect(edited?.image).not.toBe(added?.image);

  await test.step('two taps undo a mistake, including the picture', async () => {
    await page.getByRole('button', { name: 'Върни предишната' }).click();
    await expect(toast(page, 'Върнато')).toBeVisible();
    const { data: now } = await service(backend).from('projects').select().eq('title', title).single();
    expect(now).toMatchObject({ url: 'https://pekarna.example', image: added?.image });
  });

  await test.step('its history shows who changed what, and restores any version', async () => {
    await page.getByRole('link', { name: `Редактирай проекта „${title}“` }).click();
    await edit.getByRole('button', { name: 'История' }).click();
    const history = page.getByRole('dialog', { name: 'История' });
    await expect(history.getByRole('listitem')).toHaveCount(2);
    await expect(history.getByRole('listitem').first()).toContainText('сега на сайта');
    const other = history.getByRole('listitem').last();
    await expect(other).toContainText('първа версия');
    await other.getByRole('button', { name: 'Покажи' }).click();
    await expect(other).toContainText('Хляб и баница.');
    await expectAccessible(page);
    await other.getByRole('button', { name: 'Върни тази' }).click();
    await expect(history.getByRole('listitem').first()).toContainText('сега на сайта');
    await expect
      .poll(async () => (await service(backend).from('projects').select().eq('title', title).single()).data)
      .toMatchObject({ url: null, image: edited?.image });
    // The pressed button is gone, and MUI returns the focus to the sheet a moment later.
    await history.press('Escape');
    await expect(history).toBeHidden();
    await edit.getByRole('button', { name: 'Отказ' }).click();
  });

  await page.getByRole('button', { name: `Изтрий проекта „${title}“` }).click();
  const question = page.getByRole('alertdialog', { name: 'Сигурни ли сте?' });
  await expect(question).toContainText('Това действие ще изтрие проекта');
  await expect(question).toContainText('не може да бъде отменено');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Изтрий' }).click();
  await expect(toast(page, 'Проектът е изтрит успешно')).toBeVisible();
  await expect(rowOf(page, title)).toHaveCount(0);
  // Both pictures may be requested once more.
  expect(await storedFiles(backend)).toHaveLength(filesBefore.length + 2);
  await page.getByRole('button', { name: 'Отмени' }).click();
  await expect(rows(page).last()).toContainText(title);
});

test('what is saved after its form was left closes no other form', async ({ adminPage: page, backend }) => {
  const [left, opened] = [unique('Пекарна'), unique('Кафене')];
  await addProjects(backend, left, opened);
  await page.goto('/admin/projects');
  const form = dialog(page, 'Редактиране на проект');
  const open = (title: string) => page.getByRole('link', { name: `Редактирай проекта „${title}“` }).click();
  const goOn = await hold(page, TABLE, { method: 'PATCH' });
  await open(left);
  await form.getByLabel('Описание').fill('Хляб.');
  await form.getByRole('button', { name: 'Запази' }).click();
  await expect(form.getByRole('button', { name: 'Запазване...' })).toBeVisible();
  await page.goBack();
  await expect(form).toBeHidden();
  await open(opened);
  await expect(form.getByLabel('Заглавие')).toHaveValue(opened);
  goOn();
  await expect(toast(page, 'Проектът е обновен успешно')).toBeVisible();
  await form.getByLabel('Описание').fill('Кафе.');
  await form.getByRole('button', { name: 'Запази' }).click();
  await expect(rowOf(page, opened)).toContainText('Кафе.');
  await expect(rowOf(page, left)).toContainText('Хляб.');
  await open(left);
  await expect(form.getByLabel('Описание')).toHaveValue('Хляб.');
  await expect(form.getByText('Възстановихме промените')).toBeHidden();
});
