import type { Page } from '@playwright/test';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import type { ProductUnderTest } from '@vitrina/tests/fixtures/test.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { service } from '../service.ts';
import { toast } from '../toast.ts';
import { png, tooLarge } from './pictureFiles.ts';

const TABLE = '**/rest/v1/ai_gallery_images**';
const MARK = 'Проба';

const unique = () => `${MARK} ${crypto.randomUUID().slice(0, 6)}`;
const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
async function storedFiles(backend: ProductUnderTest) {
  const { data } = await service(backend).storage.from('ai-gallery-images').list('', { limit: 1000 });
  return data?.map(({ name }) => name) ?? [];
}

test.afterEach(async ({ backend }) => {
  await service(backend).from('ai_gallery_images').delete().like('title', `${MARK}%`);
});

// Loading, moving, saving and deleting fail once each.
test.use({ expectedErrors: [/ERR_FAILED|failed:/] });

test('a picture is added, described, moved among the cards, replaced, and deleted, and each failure is said', async ({
  adminPage: page,
  backend,
  expectAccessible,
  expectAccessibleDayAndNight,
}) => {
  const title = unique();
  const filesBefore = await storedFiles(backend);
  const fail = () =>
    page.route(TABLE, (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
  const heal = () => page.unroute(TABLE);
  await page.route(TABLE, (route) => route.abort());
  await page.goto('/admin/ai-gallery');
  await expect(page.getByRole('heading', { level: 1, name: 'AI Галерия' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Неуспешно зареждане на снимките');
  await heal();
  await page.getByRole('button', { name: 'Опитайте отново' }).click();
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).first()).toContainText('Ред: 0');
  await expectAccessibleDayAndNight(page);

  const form = page.getByRole('dialog', { name: 'Нова снимка' });
  await test.step('cards and form fit a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => overflow(page)).toBe(0);
    await page.getByRole('link', { name: 'Добави снимка' }).click();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await form.getByRole('button', { name: 'Запази' }).click();
  await expect(form.getByLabel('Заглавие')).toHaveAccessibleDescription('Заглавието е задължително');
  await expect(form.getByText('Моля изберете снимка')).toBeVisible();
  await form.locator('input[type=file]').setInputFiles(tooLarge);
  await expect(toast(page, 'Неуспешно качване: Файлът е прекалено голям (максимум 10MB)')).toContainText(
    'Грешка',
  );
  const damaged = { ...png('damaged.png'), buffer: png('damaged.png').buffer.subarray(0, 40) };
  await form.locator('input[type=file]').setInputFiles(damaged);
  await expect(toast(page, 'Неуспешно качване - няма данни за файла')).toContainText('Грешка Неуспешно');
  await form.locator('input[type=file]').setInputFiles(png('gallery.png', 300, 200));
  await expect(form.getByRole('button', { name: 'Смени снимката' })).toBeVisible();
  await form.getByLabel('Заглавие').fill(title);
  await form.getByLabel('Описание').fill('Първо описание.');
  await form.getByLabel('Какво се вижда на снимката').fill(' Сив правоъгълник. ');
  await form.getByRole('button', { name: 'Запази' }).click();
  await expect(toast(page, 'Снимката е добавена успешно')).toContainText('Успех');
  await expect(cards(page).last()).toContainText(title);
  const { data: added } = await service(backend)
    .from('ai_gallery_images')
    .select()
    .eq('title', title)
    .single();
  expect(added).toMatchObject({
    description: 'Първо описание.',
    alt: 'Сив правоъгълник.',
    order_index: 12,
  });
  expect(added?.image_url).toMatch(/^ai-gallery-images\/\d+-[a-z0-9]+\.webp$/);

  const reordering = '**/rpc/reorder_ai_gallery_images';
  await page.route(reordering, (route) => route.abort());
  await page.getByRole('button', { name: `Премести „${title}“ нагоре` }).click();
  await expect(toast(page, 'Неуспешно пренареждане на снимките')).toBeVisible();
  await expect(cards(page).last()).toContainText(title);
  await page.unroute(reordering);

  const handle = page.getByRole('button', { name: `Пренареди „${title}“` });
  await handle.focus();
  await page.keyboard.press('Space');
  const said = (sentence: string, timeout?: number) =>
    expect(page.locator('[aria-live="assertive"]').filter({ hasText: sentence })).toBeAttached({ timeout });
  await said(`Взехте „${title}“ от място 13 от 13.`);
  // dnd-kit reacts to arrow keys only a moment after picking up a row, so the key is pressed again until it does.
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await said(`„${title}“ е над място`, 3000);
  }).toPass();
  await page.keyboard.press('Enter');
  await said(`Преместихте „${title}“ на място`);
  await expect
    .poll(
      async () =>
        (await service(backend).from('ai_gallery_images').select('order_index').eq('title', title).single())
          .data?.order_index,
    )
    .toBeLessThan(12);

  await page.getByRole('link', { name: `Редактирай снимката „${title}“` }).click();
  const edit = page.getByRole('dialog', { name: 'Редактиране на снимка' });
  await edit.getByLabel('Описание').fill('');
  await edit.getByLabel('Какво се вижда на снимката').fill('');
  await edit.getByLabel('Ред на показване').fill('0');
  await edit.locator('input[type=file]').setInputFiles(png('other.png', 200, 300));
  await expect(edit.getByRole('progressbar')).toBeHidden();
  await expect(edit.getByRole('button', { name: 'Запази' })).toBeEnabled();
  await fail();
  await edit.getByRole('button', { name: 'Запази' }).click();
  await expect(toast(page, 'Неуспешно запазване: Няма връзка със сървъра.')).toBeVisible();
  await expect(edit.getByLabel('Ред на показване')).toHaveValue('0');
  await heal();
  await edit.getByRole('button', { name: 'Запази' }).click();
  await expect(toast(page, 'Снимката е обновена успешно')).toBeVisible();
  await expect(cards(page).first()).toContainText(title);
  const { data: edited } = await service(backend)
    .from('ai_gallery_images')
    .select()
    .eq('title', title)
    .single();
  expect(edited).toMatchObject({ description: null, alt: null, order_index: 0 });
  expect(edited?.image_url).not.toBe(added?.image_url);

  await page.getByRole('button', { name: `Изтрий снимката „${title}“` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Сигурни ли сте, че искате да изтриете тази снимка?');
  await fail();
  await question.getByRole('button', { name: 'Изтрий' }).click();
  await expect(toast(page, 'Неуспешно изтриване на снимката')).toBeVisible();
  await heal();
  await question.getByRole('button', { name: 'Изтрий' }).click();
  await expect(toast(page, 'Снимката е изтрита успешно')).toBeVisible();
  // Both pictures may be requested once more.
  expect(await storedFiles(backend)).toHaveLength(filesBefore.length + 2);
});
