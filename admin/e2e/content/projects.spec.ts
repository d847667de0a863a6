import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import type { ProductUnderTest } from '@vitrina/supabase/testing/fixtures.ts';
import { expect as baseExpect, test } from '@vitrina/supabase/testing/fixtures.ts';
import { makeAdmin } from '@vitrina/supabase/testing/people.ts';
import { badFiles, png } from './pictureFiles.ts';

type Page = Parameters<Parameters<typeof test>[2]>[0]['page'];

// Every change of the content builds the site anew, beside the test.
const expect = baseExpect.configure({ timeout: 30_000 });

// One list, so one test after the other.
test.describe.configure({ mode: 'default', timeout: 300_000 });

const TABLE = '**/rest/v1/projects**';
const BUCKET = 'project-images';

const service = ({ apiUrl, secretKey }: ProductUnderTest) => createServiceClient(apiUrl, secretKey);
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 6)}`;
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const rows = (page: Page) => page.locator('tbody').getByRole('row');
const rowOf = (page: Page, title: string) => rows(page).filter({ hasText: title });
/** Behind an open dialog toasts have no role. */
const toast = (page: Page, text: string) => page.locator('.MuiSnackbarContent-root', { hasText: text });

/** Adds projects at the end of the list. */
async function addProjects(backend: ProductUnderTest, ...titles: string[]) {
  for (const title of titles) {
    const { error } = await service(backend)
      .from('projects')
      .insert({ title, description: 'Описание.', image: '/placeholder.svg', url: 'https://a.example' });
    expect(error).toBeNull();
  }
}

async function storedTitles(backend: ProductUnderTest) {
  const { data } = await service(backend).from('projects').select('title, order_index').order('order_index');
  expect(data?.map(({ order_index }) => order_index)).toEqual(data?.map((_, index) => index));
  return data?.map(({ title }) => title) ?? [];
}

async function storedFiles(backend: ProductUnderTest) {
  const { data } = await service(backend).storage.from(BUCKET).list('', { limit: 1000 });
  return data?.map(({ name }) => name) ?? [];
}

test.afterEach(async ({ backend }) => {
  const seeded = ['Отстъпки', 'Спешна помощ', 'Всичко българско'];
  await service(backend)
    .from('projects')
    .delete()
    .not('title', 'in', `(${seeded.map((t) => `"${t}"`)})`);
});

test('a project is added with its picture, edited, emptied of its address, and deleted', async ({
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

  await page.getByRole('button', { name: 'Нов проект' }).click();
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
  await expect(page.getByRole('button', { name: 'Нов проект' })).toBeFocused();

  const { data: added } = await service(backend).from('projects').select().eq('title', title).single();
  expect(added).toMatchObject({ description: 'Хляб и баница.', url: 'https://pekarna.example' });
  expect(added?.image).toMatch(/\/project-images\/\d+\.webp$/);
  expect((await page.request.get(added?.image ?? '')).headers()['cache-control']).toContain('3600');

  await page.getByRole('button', { name: `Редактирай проекта „${title}“` }).click();
  const edit = dialog(page, 'Редактиране на проект');
  await edit.getByLabel('URL на сайта').fill('');
  await edit.locator('input[type=file]').setInputFiles(png('new.png', 60, 60));
  await expect(toast(page, 'Изображението е качено успешно')).toBeVisible();
  await edit.getByRole('button', { name: 'Запази' }).click();
  await expect(toast(page, 'Проектът е обновен успешно')).toBeVisible();
  const { data: edited } = await service(backend).from('projects').select().eq('title', title).single();
  expect(edited?.url).toBeNull();
  expect(edited?.image).not.toBe(added?.image);

  await page.getByRole('button', { name: `Изтрий проекта „${title}“` }).click();
  const question = page.getByRole('alertdialog', { name: 'Сигурни ли сте?' });
  await expect(question).toContainText('Това действие ще изтрие проекта');
  await expect(question).toContainText('не може да бъде отменено');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Изтрий' }).click();
  await expect(toast(page, 'Проектът е изтрит успешно')).toBeVisible();
  await expect(rowOf(page, title)).toHaveCount(0);
  // Neither the replaced picture nor the deleted one is left.
  await expect.poll(() => storedFiles(backend)).toEqual(filesBefore);
});

test('rows move by buttons, and by the keyboard with every step said aloud', async ({
  adminPage: page,
  backend,
}) => {
  const [one, two] = [unique('Първи'), unique('Втори')];
  await addProjects(backend, one, two);
  await page.goto('/admin/projects');
  await expect(rows(page)).toHaveCount(5);
  await expect(
    rows(page)
      .last()
      .getByRole('button', { name: /надолу/ }),
  ).toBeDisabled();

  await page.getByRole('button', { name: `Премести „${one}“ надолу` }).click();
  await expect(rows(page).last()).toContainText(one);
  await expect(
    page.getByRole('status').filter({ hasText: `„${one}“ е преместен на място 5 от 5.` }),
  ).toBeAttached();
  await expect(page.getByRole('button', { name: `Премести „${one}“ нагоре` })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(rows(page).nth(1)).toContainText(one);
  await expect
    .poll(() => storedTitles(backend))
    .toEqual(['Отстъпки', one, 'Спешна помощ', 'Всичко българско', two]);

  const handle = page.getByRole('button', { name: `Пренареди „${one}“` });
  const said = (sentence: string) =>
    expect(page.locator('[aria-live="assertive"]').filter({ hasText: sentence })).toBeAttached();
  await handle.focus();
  await page.keyboard.press('Space');
  await said(`Взехте „${one}“ от място 2 от 5.`);
  await page.keyboard.press('ArrowDown');
  await said(`„${one}“ е над място 3 от 5.`);
  await page.keyboard.press('Escape');
  await said(`„${one}“ остава на място 2 от 5.`);
  await page.keyboard.press('Space');
  await said(`Взехте „${one}“ от място 2 от 5.`);
  await page.keyboard.press('ArrowDown');
  await said(`„${one}“ е над място 3 от 5.`);
  await page.keyboard.press('Space');
  await said(`„${one}“ е преместен на място 3 от 5.`);
  await expect(rows(page).nth(2)).toContainText(one);
  await expect
    .poll(() => storedTitles(backend))
    .toEqual(['Отстъпки', 'Спешна помощ', one, 'Всичко българско', two]);

  // With the mouse.
  await handle.hover();
  await page.mouse.down();
  const target = await rows(page).last().boundingBox();
  await page.mouse.move(300, (target?.y ?? 0) + 20, { steps: 8 });
  await said(`„${one}“ е над място 5 от 5.`);
  await page.mouse.up();
  await expect
    .poll(() => storedTitles(backend))
    .toEqual(['Отстъпки', 'Спешна помощ', 'Всичко българско', two, one]);
});

test('files that are no pictures are refused, an upload can be given up, and nothing of it stays', async ({
  adminPage: page,
  backend,
}) => {
  const filesBefore = await storedFiles(backend);
  await page.goto('/admin/projects/create');
  const form = dialog(page, 'Нов проект');
  const input = form.locator('input[type=file]');
  for (const [file, reason] of badFiles) {
    await input.setInputFiles(file);
    await expect(form.getByText(reason).last()).toBeVisible();
  }
  await expect(toast(page, 'Грешка при качване на изображението')).toBeVisible();

  // Held on its way, the upload shows its progress and can be cancelled.
  const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/storage/v1/object/**', async (route) => {
    await goesOn;
    // The request may have been cancelled meanwhile: that is what is tried here.
    await route.continue().catch(() => {});
  });
  await input.setInputFiles(png('slow.png'));
  await expect(form.getByRole('progressbar', { name: 'Качване на снимката' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Запази' })).toBeDisabled();
  await form.getByRole('button', { name: 'Откажи качването' }).click();
  await expect(form.getByRole('button', { name: 'Изберете снимка' })).toBeVisible();
  goOn();
  await page.unroute('**/storage/v1/object/**');

  // Giving up the whole form deletes what was uploaded for it.
  await input.setInputFiles(png('given-up.png'));
  await expect(form.getByRole('status')).toHaveText('Изображението е качено успешно');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Незапазени промени' });
  await question.getByRole('button', { name: 'Продължи' }).click();
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Отказ' }).click();
  await question.getByRole('button', { name: 'Не запазвай' }).click();
  await expect(form).toBeHidden();
  await expect.poll(() => storedFiles(backend)).toEqual(filesBefore);
});

test.describe('with a failing network', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET|failed:/] });

  test('every write says so, keeps what was entered, and works when tried again', async ({
    adminPage: page,
    backend,
  }) => {
    const [title, other] = [unique('Кафене'), unique('Друг')];
    await addProjects(backend, other);
    const fail = () =>
      page.route(TABLE, (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
    const heal = () => page.unroute(TABLE);
    await page.goto('/admin/projects/create');
    const form = dialog(page, 'Нов проект');
    await form.getByLabel('Заглавие').fill(title);
    await form.getByLabel('Описание').fill('Кафе.');
    await page.route('**/storage/v1/object/**', (route) => route.abort());
    await form.locator('input[type=file]').setInputFiles(png('coffee.png'));
    await expect(toast(page, 'Грешка при качване на изображението')).toContainText('Няма връзка със сървъра');
    await page.unroute('**/storage/v1/object/**');
    await form.getByRole('button', { name: 'Опитайте отново' }).click();
    await expect(toast(page, 'Изображението е качено успешно')).toBeVisible();

    await fail();
    await form.getByRole('button', { name: 'Запази' }).click();
    await expect(toast(page, 'Грешка при добавяне на проект')).toBeVisible();
    await expect(form).toContainText('Възникна грешка при записа на проекта');
    await expect(form.getByLabel('Заглавие')).toHaveValue(title);
    await heal();
    await form.getByRole('button', { name: 'Запази' }).click();
    await expect(toast(page, 'Проектът е добавен успешно')).toBeVisible();
    await expect(rows(page).last()).toContainText(title);

    await fail();
    await page.route('**/rest/v1/rpc/reorder_projects', (route) => route.abort());
    await page.getByRole('button', { name: `Премести „${title}“ нагоре` }).click();
    await expect(toast(page, 'Грешка при пренареждане на проекти')).toContainText(
      'Възникна грешка при пренареждането на проекта',
    );
    await expect(rows(page).last()).toContainText(title);

    await page.getByRole('button', { name: `Редактирай проекта „${title}“` }).click();
    const edit = dialog(page, 'Редактиране на проект');
    await edit.getByLabel('Описание').fill('Кафе и чай.');
    await edit.getByRole('button', { name: 'Запази' }).click();
    await expect(toast(page, 'Грешка при обновяване на проект')).toBeVisible();
    await expect(edit.getByLabel('Описание')).toHaveValue('Кафе и чай.');
    await heal();
    await edit.getByRole('button', { name: 'Запази' }).click();
    await expect(toast(page, 'Проектът е обновен успешно')).toBeVisible();

    await fail();
    await page.getByRole('button', { name: `Изтрий проекта „${title}“` }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Изтрий' }).click();
    await expect(toast(page, 'Грешка при изтриване на проект')).toBeVisible();
    await expect(question).toContainText('Грешка при изтриването...');
    await heal();
    await question.getByRole('button', { name: 'Изтрий' }).click();
    await expect(toast(page, 'Проектът е изтрит успешно')).toBeVisible();
  });

  test('the list says so and loads when it is tried again', async ({ adminPage: page }) => {
    await page.route(TABLE, (route) => route.abort());
    await page.goto('/admin/projects');
    await expect(page.getByRole('alert')).toContainText('Грешка при зареждане на проекти');
    await page.unroute(TABLE);
    await page.getByRole('button', { name: 'Опитайте отново' }).click();
    await expect(rowOf(page, 'Отстъпки')).toBeVisible();
  });
});

test.describe('when the session ends while somebody is typing', () => {
  test.use({ expectedErrors: [/status of 40[01]/] });

  test('what was typed is there after signing in again', async ({ page, backend }) => {
    const admin = await makeAdmin(backend);
    const signIn = async () => {
      await page.getByLabel('Потребителско име или имейл').fill(admin.username);
      await page.getByLabel('Парола').fill(admin.password);
      await page.getByRole('button', { name: 'Влез' }).click();
    };
    await page.goto('/admin/projects/create');
    await signIn();
    const form = dialog(page, 'Нов проект');
    await form.getByLabel('Заглавие').fill('Недовършено');
    await form.getByLabel('Описание').fill('Дълъг текст.');
    await form.locator('input[type=file]').setInputFiles(png('kept.png'));
    await expect(toast(page, 'Изображението е качено успешно')).toBeVisible();
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('chatAuth') ?? '{}');
      localStorage.setItem('chatAuth', JSON.stringify({ ...session, expires_at: 1, refresh_token: 'gone' }));
    });
    await form.getByRole('button', { name: 'Запази' }).click();
    await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
    await signIn();
    await expect(form.getByLabel('Заглавие')).toHaveValue('Недовършено');
    await expect(form.getByLabel('Описание')).toHaveValue('Дълъг текст.');
    await expect(form.getByRole('img', { name: 'Избраната снимка' })).toBeVisible();
    await expect(form.getByText('Възстановихме промените, които не бяхте запазили.')).toBeVisible();
    await form.getByRole('button', { name: 'Отхвърли ги' }).click();
    await expect(form.getByLabel('Заглавие')).toHaveValue('');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });

  test('the projects are cards, the form takes the screen, and nothing scrolls sideways', async ({
    adminPage: page,
    expectAccessible,
  }) => {
    await page.goto('/admin/projects');
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Спешна помощ' });
    await expect(card).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    for (const button of await card.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await card.getByRole('button', { name: /Редактирай/ }).tap();
    const form = dialog(page, 'Редактиране на проект');
    await expect(form.getByLabel('Заглавие')).toHaveValue('Спешна помощ');
    await expect(form).toHaveCSS('opacity', '1');
    expect(await form.evaluate((element) => element.clientWidth)).toBe(390);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Отказ' }).tap();
    await expect(form).toBeHidden();
  });
});
