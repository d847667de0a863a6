import type { Locator } from '@playwright/test';
import { expect, test } from './chatTest.ts';

test('a toast says what the browser refuses, disappears by itself, and continues its time after being held', async ({
  clientPage,
  expectAccessible,
}) => {
  const alerts = clientPage.getByRole('button', { name: 'Звук и известия' });
  await clientPage.evaluate(() => {
    Notification.requestPermission = async () => 'denied';
  });
  await alerts.click();
  await expect(clientPage.getByRole('alert')).toContainText('Браузърът не позволява известия от този сайт.');
  await alerts.click();

  await clientPage.clock.install();
  await clientPage.evaluate(browseOnAnIphone);
  await alerts.click();
  const toast = clientPage.getByRole('article').filter({ hasText: 'Звук и известия' });
  await expect(toast).toContainText('За известия на iPhone: Споделяне, после Добавяне към начален екран.');
  await expect(toast).toBeVisible();
  await clientPage.clock.runFor(3000);
  await toast.hover();
  await clientPage.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  await expectAccessible(clientPage);
  await clientPage.mouse.move(10, 500);
  await clientPage.clock.runFor(3500);
  await expect(toast).toBeHidden();
});

/** On an iPhone, pages in a tab cannot notify; the installed chat can. */
function browseOnAnIphone() {
  Reflect.deleteProperty(window, 'Notification');
  Object.assign(navigator, { standalone: false });
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 });
}

test('above a dialog a toast is visible, reachable and closable; the dialog keeps what was typed and its place above a keyboard', async ({
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
    await question.getByRole('button', { name: 'Остани тук' }).click();
    await expect(password).toHaveValue('hlyab-i-sol');
  }
  await adminPage.mouse.click(5, 5);
  await expect(question).toBeVisible();
  await expectAccessible(adminPage);
  await question.getByRole('button', { name: 'Затвори без запазване' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(adminPage.getByRole('button', { name: 'Данни' })).toBeFocused();

  await adminPage.getByRole('button', { name: 'Данни' }).click();
  await expect(dialog.getByLabel('Имейл')).toBeVisible();
  await password.focus();
  await adminPage.evaluate(coverByKeyboard, 300);
  await expect.poll(() => bottomOf(dialog)).toBeLessThanOrEqual(300);
  expect(await bottomOf(password), 'the field with the focus').toBeLessThan(300);
  await adminPage.mouse.click(5, 5);
  await expect(dialog, 'where nothing was typed').toHaveCount(0);
});

/** Safari lays its keyboard over the page, which stays as high as it was. */
function coverByKeyboard(visibleHeight: number) {
  Object.defineProperty(window.visualViewport, 'height', { value: visibleHeight });
  window.visualViewport?.dispatchEvent(new Event('resize'));
}

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box === null ? Number.NaN : box.y + box.height;
}

test('a dialog asks about what was chosen, moved or removed, but not about what is saved', async ({
  adminPage,
  client,
}) => {
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  const dialog = (name: string) => adminPage.getByRole('dialog', { name });
  const question = dialog('Въведеното не е запазено');
  const discard = async () => {
    await adminPage.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Затвори без запазване' }).click();
    await expect(adminPage.getByRole('dialog')).toHaveCount(0);
  };

  await test.step('saved details are shown as they are stored', async () => {
    await adminPage.getByRole('button', { name: 'Данни' }).click();
    const details = dialog(`Данни за ${client.username}`);
    const site = details.getByLabel('Сайт (по желание)');
    await site.fill('sait.example');
    await site.press('Enter');
    await expect(site).toHaveValue('https://sait.example');
    await expect(site).toBeFocused();
    const name = details.getByLabel('Име', { exact: true });
    await name.fill(` ${client.username} `);
    await details.getByRole('button', { name: 'Запази името' }).click();
    await expect(name).toHaveValue(client.username);
    const saveName = details.getByRole('button', { name: 'Запази името' });
    const [email, held] = [details.getByLabel('Имейл'), Promise.withResolvers<void>()];
    await adminPage.route(/rest\/v1\/people\?id=/, (route) => held.promise.then(() => route.continue()), {
      times: 1,
    });
    await saveName.click();
    await email.fill(`${client.username}@example.bg`);
    await email.press('Enter');
    await expect(adminPage.getByText('Имейлът е запазен')).toBeVisible();
    held.resolve();
    await expect(saveName).toBeVisible();
    await expect(email, 'saved while the name was being saved').toHaveValue(`${client.username}@example.bg`);
    await details.getByLabel('Нова парола', { exact: true }).fill('hlyab-i-sol');
    await details.getByRole('button', { name: 'Смени паролата' }).click();
    await expect(details.getByLabel('Нова парола', { exact: true })).toHaveValue('');
    await adminPage.keyboard.press('Escape');
    await expect(details).toHaveCount(0);
  });

  await test.step('a stage that was renamed or removed, in a window of any width', async () => {
    await adminPage.setViewportSize({ width: 1440, height: 900 });
    await adminPage.getByRole('button', { name: 'Започни плана' }).click();
    const stages = dialog('Разработка на сайта').getByRole('group');
    const title = stages.first().getByLabel('Заглавие');
    await title.fill('Скица');
    await adminPage.setViewportSize({ width: 960, height: 720 });
    await adminPage.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await adminPage.keyboard.press('Escape');
    await expect(question, 'answered with Escape').toHaveCount(0);
    await expect(title).toHaveValue('Скица');
    await stages.last().getByRole('button', { name: 'Премахни' }).click();
    await discard();
    await adminPage.getByRole('button', { name: 'Затвори проекта' }).click();
  });

  const open = async (kind: string) => {
    await adminPage.getByRole('button', { name: 'Прикачване' }).click();
    await adminPage.getByRole('menuitem', { name: kind }).click();
  };
  await test.step('a file that was chosen', async () => {
    await open('За одобрение');
    const form = dialog('За одобрение');
    const file = { name: 'проба.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') };
    await form.locator('input[type=file]').setInputFiles(file);
    await expect(form.getByText('проба.pdf')).toBeVisible();
    await adminPage.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Остани тук' }).click();
    await expect(form.getByText('проба.pdf')).toBeVisible();
    await discard();
  });

  await test.step('a tax that was chosen', async () => {
    await open('Оферта');
    await dialog('Оферта').getByLabel('С включен ДДС.').check();
    await discard();
  });

  await test.step('what was typed, when it is left by its button', async () => {
    const stayAndLeave = async (form: Locator, button: string, field: Locator) => {
      await field.fill('Недописано');
      await form.getByRole('button', { name: button, exact: true }).click();
      await question.getByRole('button', { name: 'Остани тук' }).click();
      await expect(field).toHaveValue('Недописано');
      await form.getByRole('button', { name: button, exact: true }).click();
      await question.getByRole('button', { name: 'Затвори без запазване' }).click();
      await expect(adminPage.getByRole('dialog')).toHaveCount(0);
    };
    await open('Материали');
    await stayAndLeave(dialog('Материали'), 'Отказ', dialog('Материали').getByLabel('Заглавие'));
    await adminPage.getByRole('button', { name: 'Данни' }).click();
    const details = dialog(`Данни за ${client.username}`);
    await stayAndLeave(details, 'Затвори', details.getByLabel('Име', { exact: true }));
    await open('Материали');
    await dialog('Материали').getByRole('button', { name: 'Отказ' }).click();
    await expect(adminPage.getByRole('dialog'), 'nothing was typed').toHaveCount(0);
  });
});
