import { hold } from '@vitrina/tests/fixtures/hold.ts';
import { toast } from '../../toast.ts';
import { badFiles, png } from '../pictureFiles.ts';
import { dialog, expect, storedFiles, test } from './projectsPage.ts';

test('files that are not pictures are refused, and a cancelled upload leaves nothing behind', async ({
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

  // While it is held back, the upload shows its progress and can be cancelled.
  await hold(page, '**/storage/v1/object/**');
  await input.setInputFiles(png('slow.png'));
  await expect(form.getByRole('progressbar', { name: 'Качване на снимката' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Запази' })).toBeDisabled();
  const cancelled = page.waitForEvent('requestfailed');
  await form.getByRole('button', { name: 'Откажи качването' }).click();
  await expect(form.getByRole('button', { name: 'Избери снимка' })).toBeVisible();
  // Otherwise the browser might hear of the cancellation after it has sent the file.
  await cancelled;
  await page.unroute('**/storage/v1/object/**');

  // Discarding the form deletes the pictures that were uploaded for it.
  await input.setInputFiles(png('given-up.png'));
  await expect(form.getByRole('status')).toHaveText('Изображението е качено успешно');
  // The input is gone, and MUI returns the focus to the form a moment later.
  await form.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Незапазени промени' });
  await question.getByRole('button', { name: 'Продължи' }).click();
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Отказ' }).click();
  await question.getByRole('button', { name: 'Не запазвай' }).click();
  await expect(form).toBeHidden();
  await expect.poll(() => storedFiles(backend)).toEqual(filesBefore);
});
