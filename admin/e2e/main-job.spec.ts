import { expect, test } from '@vitrina/tests/fixtures/test.ts';

test('an inquiry from the site reaches the admin as new, is read there, and can be deleted', async ({
  page,
  adminPage,
}) => {
  const name = `Ана Петрова ${Date.now()}`;

  await page.goto('/inquiry?template=Старият орех');
  await page.getByLabel('Име', { exact: true }).fill(name);
  await page.getByLabel('Имейл').fill('ana@example.com');
  await page.getByLabel('Телефон').fill('088 000 00 00');
  await expect(page.getByLabel('Услуга или шаблон')).toHaveValue('Старият орех');
  await page.getByLabel('Съобщение').fill('Механа на 40 места в Копривщица, трябва ни сайт.');
  await page.getByRole('button', { name: 'Изпратете запитване' }).click();
  await expect(page.getByText('Запитването е изпратено успешно!')).toBeVisible();
  await expect(page.getByText('Ще се свържем с вас скоро.')).toBeVisible();

  await adminPage.goto('/admin');
  const row = adminPage.getByRole('row', { name });
  await expect(row).toContainText('Ново');
  await row.getByRole('button', { name: 'Преглед' }).click();
  const dialog = adminPage.getByRole('dialog');
  await expect(dialog).toContainText('Механа на 40 места в Копривщица');
  await expect(dialog).toContainText('ИзбраноСтарият орех – от 255,65 € (от 500 лв.)');
  await adminPage.keyboard.press('Escape');
  await expect(row).toContainText('Прочетено');

  await row.getByRole('button', { name: 'Изтрий' }).click();
  await expect(
    adminPage.getByText(`Сигурни ли сте, че искате да изтриете запитването от ${name}?`),
  ).toBeVisible();
  await adminPage.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click();
  await expect(adminPage.getByText('Запитването е изтрито')).toBeVisible();
  await expect(row).toBeHidden();
});
