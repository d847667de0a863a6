import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { approval, storeRequest } from '@vitrina/tests/fixtures/storeRequest.ts';
import { expect, test, write } from './chatTest.ts';
import { hide } from './hide.ts';
import { storeMessages } from './storeMessages.ts';

test('a draft and a correction are there again after a reload, and signing out asks before either is lost', async ({
  clientPage,
  expectAccessible,
}) => {
  const input = clientPage.getByRole('textbox', { name: 'Съобщение' });
  const signOut = clientPage.getByRole('button', { name: 'Изход', exact: true });
  const correct = async () => {
    await clientPage.getByRole('button', { name: 'Действия със съобщението' }).click();
    await clientPage.getByRole('menuitem', { name: 'Редактирай' }).click();
  };
  const drafts = () =>
    clientPage.evaluate(() => Object.keys(localStorage).filter((key) => /Draft/.test(key)).length);

  await test.step('a file dropped beside the conversation does not open instead of it', async () => {
    const isRefused = await clientPage.getByRole('banner').evaluate((header) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'snimka.png', { type: 'image/png' }));
      const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      return !header.dispatchEvent(drop);
    });
    expect(isRefused).toBe(true);
    await expect(clientPage.getByRole('heading', { name: 'Още няма съобщения' })).toBeVisible();
  });

  await test.step('a correction, until it is saved or cancelled', async () => {
    await write(clientPage, 'До петак');
    await correct();
    await input.fill('До петък, най-късно до обяд');
    await clientPage.reload();
    await expect(input).toHaveValue('');
    await correct();
    await expect(input).toHaveValue('До петък, най-късно до обяд');
    await clientPage.getByRole('button', { name: 'Отказ' }).click();
    await correct();
    await expect(input, 'a cancelled correction is forgotten').toHaveValue('До петак');
    await input.fill('До петък');
    expect(await drafts()).toBe(1);
    await clientPage.getByRole('button', { name: 'Запази' }).click();
    await expect(clientPage.getByRole('log')).toContainText('До петък');
    await expect.poll(drafts).toBe(0);
  });

  await test.step('a draft, which is written on', async () => {
    await input.fill('Недописано');
    await clientPage.reload();
    await expect(input).toBeFocused();
    await clientPage.keyboard.type(' и дописано');
    await expect(input).toHaveValue('Недописано и дописано');
    await signOut.click();
    const question = clientPage.getByRole('dialog', { name: 'Имате недописан текст' });
    await expectAccessible(clientPage);
    await question.getByRole('button', { name: 'Отказ' }).click();
    await expect(input).toHaveValue('Недописано и дописано');
    await input.fill('');
  });

  const file = { name: 'договор.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') };
  await clientPage.locator('input[type=file]').setInputFiles(file);
  const chosen = clientPage.getByRole('list', { name: 'Избрани файлове' });
  await expect(chosen).toContainText('договор.pdf');
  await signOut.click();
  await clientPage
    .getByRole('dialog', { name: 'Имате избрани файлове' })
    .getByRole('button', { name: 'Отказ' })
    .click();
  await chosen.getByRole('button', { name: 'Премахни файла' }).click();
  await expect(input).toBeFocused();
  await signOut.click();
  await expect(clientPage.getByRole('heading', { name: 'Вход в чат системата' })).toBeVisible();
});

test('a sent text is no draft, although the end of the conversation has yet to be loaded', async ({
  signedInPage: page,
  client,
  backend,
}) => {
  const rows = Array.from({ length: 120 }, (_, index) => `Ред ${index + 1}`);
  await storeMessages(backend, client.id, rows);
  await page.goto('/chat');
  await expect(page.getByText('Ред 1', { exact: true })).toBeVisible();
  await page.route(/rpc\/chat_messages_before/, () => {}); // It never gets an answer.
  await write(page, 'Изпратено');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /Draft/.test(key))))
    .toEqual([]);
});

test('what is typed into an answer stays on both pages until it is sent, and can be read after the request is replaced', async ({
  clientPage,
  client,
  backend,
  context,
  expectAccessible,
}) => {
  test.slow(); // Two pages, a reload and a scan, one after the other.
  const replaced = await storeRequest(backend, client.id, approval('Начална страница'));
  await storeRequest(backend, client.id, { kind: 'review', title: 'Отзив', content: {} });
  const tab = (name: RegExp) =>
    clientPage.getByRole('navigation', { name: 'Страници' }).getByRole('button', { name });
  const conversation = clientPage.getByRole('log');
  const project = clientPage.getByRole('region', { name: 'Моят проект' });
  const drafts = () =>
    clientPage.evaluate(() => Object.keys(localStorage).filter((key) => /Draft/.test(key)).length);

  await tab(/^Моят проект/).click();
  await project.getByLabel('Вашите думи').fill('Хареса ни.\nБлагодарим!');
  await expect(project.getByRole('radio', { checked: true })).toHaveCount(0);
  await project.getByRole('button', { name: 'Изпрати' }).click();
  await expect(project.getByText('Изберете оценка.')).toBeVisible();
  await expect(project.getByLabel('5 от 5')).toBeFocused();
  await expectAccessible(clientPage);
  await project.getByLabel('4 от 5').check();
  await expect(project.getByText('Изберете оценка.')).toBeHidden();
  await project.getByRole('button', { name: 'Искам промяна' }).click();
  await project.getByLabel('Какво да променим?').fill('По-голям телефон');
  await tab(/^Разговор/).click();
  await expect(conversation.getByLabel('Вашите думи')).toHaveValue('Хареса ни.\nБлагодарим!');
  await tab(/^Моят проект/).click();
  await expect(project.getByLabel('Вашите думи')).toHaveValue('Хареса ни.\nБлагодарим!');
  await clientPage.reload();
  await expect(project.getByLabel('Вашите думи')).toHaveValue('Хареса ни.\nБлагодарим!');
  await tab(/^Разговор/).click();
  await expect(conversation.getByLabel('Вашите думи')).toHaveValue('Хареса ни.\nБлагодарим!');
  await expect(conversation.getByLabel('4 от 5')).toBeChecked();
  await expect(conversation.getByLabel('Какво да променим?')).toHaveValue('По-голям телефон');
  await expect(conversation.getByLabel('Какво да променим?')).not.toBeFocused();

  await createServiceClient(backend.apiUrl, backend.secretKey)
    .from('requests')
    .update({ state: 'replaced' })
    .eq('id', replaced)
    .throwOnError();
  await expect(conversation.getByText('Има нова версия')).toBeVisible();
  await expect(conversation.getByText('По-голям телефон')).toBeVisible();
  await tab(/^Моят проект/).click();
  await expect(project.getByText('По-голям телефон')).toBeVisible();
  await expectAccessible(clientPage);
  await project.getByRole('button', { name: 'Изтрий написаното' }).click();
  await expect(clientPage.getByText('По-голям телефон')).toHaveCount(0);
  expect(await drafts()).toBe(1);

  await project.getByLabel('Име, както да стои').fill('Ралица Тодорова');
  await project.getByRole('button', { name: 'Изпрати' }).click();
  await expect(project.getByText('Нищо не чака. Ще ви пишем тук.')).toBeVisible();
  await expect(project).toBeFocused();
  await expect.poll(drafts).toBe(0);

  await test.step('words that an approval in another tab has overtaken can be read as well', async () => {
    await storeRequest(backend, client.id, approval('Меню'));
    const other = await context.newPage();
    await other.goto('/chat');
    await other.getByRole('button', { name: 'Одобрявам' }).click();
    await project.getByRole('button', { name: 'Искам промяна' }).click();
    await project.getByLabel('Какво да променим?').fill('Без цени');
    await hide(other);
    await expect(project.getByText('Неизпратеният ви отговор:')).toBeVisible();
    await expect(project.getByText('Без цени')).toBeVisible();
    await expect(project.getByText('Одобрено на')).toBeVisible();
  });
});

test('a chosen file waits for its client while the studio looks elsewhere, and a picture until it is prepared', async ({
  adminPage,
  client,
}) => {
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  const file = { name: 'договор.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') };
  await adminPage.locator('input[type=file]').setInputFiles(file);
  const chosen = adminPage.getByRole('list', { name: 'Избрани файлове' });
  await expect(chosen).toContainText('договор.pdf');
  await adminPage.getByRole('textbox', { name: 'Описание към файла' }).fill('За подпис');
  const lookElsewhere = () => adminPage.getByRole('button', { name: 'Назад към списъка' }).click();
  const comeBack = async () => {
    await adminPage.getByRole('button', { name: 'Всички', exact: true }).click();
    await adminPage.getByRole('button', { name: `Отвори чат с ${client.username}` }).click();
  };
  await lookElsewhere();
  const leaving = adminPage.waitForEvent('dialog');
  await adminPage.close({ runBeforeUnload: true });
  await (await leaving).dismiss();
  await comeBack();
  await expect(chosen).toContainText('договор.pdf');
  await expect(adminPage.getByRole('textbox', { name: 'Описание към файла' })).toHaveValue('За подпис');
  await adminPage.getByRole('button', { name: 'Изпрати' }).click();
  await expect(adminPage.getByRole('button', { name: 'Изтегли договор.pdf' })).toBeVisible();
  await expect(chosen).toBeHidden();

  await test.step('a download does not leave the page, so it asks nothing', async () => {
    await adminPage.locator('input[type=file]').setInputFiles(file);
    await expect(chosen).toContainText('договор.pdf');
    const questions: string[] = [];
    adminPage.on('dialog', (question) => {
      questions.push(question.type());
      void question.accept();
    });
    const downloading = adminPage.waitForEvent('download');
    await adminPage.getByRole('button', { name: 'Изтегли договор.pdf' }).click();
    await downloading;
    expect(questions).toEqual([]);
    await adminPage.reload();
    expect(questions, 'which a reload does').toEqual(['beforeunload']);
    await expect(chosen).toBeHidden();
  });

  await test.step('a picture that is being prepared', async () => {
    await adminPage.evaluate(holdPictures);
    const picture = { name: 'табела.png', mimeType: 'image/png', buffer: await adminPage.screenshot() };
    await adminPage.locator('input[type=file]').setInputFiles(picture);
    const input = adminPage.getByRole('textbox', { name: 'Съобщение' });
    await input.fill('Ето я');
    await lookElsewhere();
    await comeBack();
    await expect(input).toHaveValue('Ето я');
    const send = adminPage.getByRole('button', { name: 'Изпрати' });
    await expect(send).toBeDisabled();
    await adminPage.evaluate(() => dispatchEvent(new Event('release')));
    await expect(adminPage.getByRole('list', { name: 'Избрани изображения' }).getByRole('img')).toHaveCount(
      1,
    );
    await expect(send).toBeEnabled();
  });
});

/** Decodes no picture before the event "release". */
function holdPictures() {
  const { createImageBitmap } = window;
  const released = new Promise((resolve) => addEventListener('release', resolve));
  window.createImageBitmap = async (picture: ImageBitmapSource) => {
    await released;
    return createImageBitmap(picture);
  };
}
