import { expect, test } from './chatTest.ts';

test('a toast disappears by itself, and continues its time after being held', async ({
  clientPage,
  expectAccessible,
}) => {
  await clientPage.clock.install();
  await clientPage.evaluate(browseOnAnIphone);
  await clientPage.getByRole('button', { name: 'Звук и известия' }).click();
  const toast = clientPage.getByRole('article').filter({ hasText: 'Звук и известия' });
  await expect(toast).toContainText('За известия на iPhone: Споделяне, после Добавяне към начален екран.');
  await expect(toast).toBeVisible();
  await clientPage.clock.runFor(4000);
  await toast.hover();
  await clientPage.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  await expectAccessible(clientPage);
  await clientPage.mouse.move(10, 500);
  await clientPage.clock.runFor(2500);
  await expect(toast).toBeHidden();
});

/** On an iPhone, pages in a tab cannot notify; the installed chat can. */
function browseOnAnIphone() {
  Reflect.deleteProperty(window, 'Notification');
  Object.assign(navigator, { standalone: false });
}

test('above a dialog a toast is visible, reachable and closable; the dialog keeps what was typed', async ({
  adminPage,
  client,
  expectAccessible,
}) => {
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  await adminPage.getByRole('button', { name: 'Данни' }).click();
  const dialog = adminPage.getByRole('dialog', { name: `Данни за ${client.username}` });
  await dialog.getByRole('button', { name: 'Запази сайта' }).click();
  const toast = dialog.getByRole('article').filter({ hasText: 'Сайтът е запазен' });
  await expect(toast).toBeVisible();
  await expectAccessible(adminPage);
  await toast.getByRole('button').click();
  await expect(toast).toBeHidden();

  const password = dialog.getByLabel('Нова парола', { exact: true });
  await password.fill('hlyab-i-sol');
  const box = await password.boundingBox();
  if (box === null) throw new Error('The field has no place.');
  // Selecting text with the mouse and releasing outside.
  await adminPage.mouse.move(box.x + 20, box.y + 20);
  await adminPage.mouse.down();
  await adminPage.mouse.move(5, 5);
  await adminPage.mouse.up();
  await expect(password).toHaveValue('hlyab-i-sol');
  const question = adminPage.getByRole('dialog', { name: 'Въведеното не е запазено' });
  await expect(question).toHaveCount(0);
  for (const leave of [() => adminPage.mouse.click(5, 5), () => adminPage.keyboard.press('Escape')]) {
    await leave();
    await expectAccessible(adminPage);
    await question.getByRole('button', { name: 'Остани тук' }).click();
    await expect(password).toHaveValue('hlyab-i-sol');
  }
  await adminPage.mouse.click(5, 5);
  await question.getByRole('button', { name: 'Затвори без запазване' }).click();
  await expect(dialog).toHaveCount(0);

  await adminPage.getByRole('button', { name: 'Данни' }).click();
  await adminPage.mouse.click(5, 5);
  await expect(dialog, 'where nothing was typed').toHaveCount(0);
});
