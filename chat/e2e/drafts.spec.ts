import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { approval, storeRequest } from '@vitrina/tests/fixtures/storeRequest.ts';
import { expect, test, write } from './chatTest.ts';
import { hide } from './hide.ts';
import { storeMessages } from './storeMessages.ts';

test('signing out asks before a draft or a chosen file is lost', async ({ clientPage, expectAccessible }) => {
  const input = clientPage.getByRole('textbox', { name: 'Съобщение' });
  await input.fill('Недописано');
  await clientPage.getByRole('button', { name: 'Изход', exact: true }).click();
  const question = clientPage.getByRole('dialog', { name: 'Имате недописан текст' });
  await expectAccessible(clientPage);
  await question.getByRole('button', { name: 'Отказ' }).click();
  await expect(input).toHaveValue('Недописано');
  await input.fill('');
  const file = { name: 'договор.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') };
  await clientPage.locator('input[type=file]').setInputFiles(file);
  const chosen = clientPage.getByRole('list', { name: 'Избрани файлове' });
  await expect(chosen).toContainText('договор.pdf');
  await clientPage.getByRole('button', { name: 'Изход', exact: true }).click();
  await clientPage
    .getByRole('dialog', { name: 'Имате избрани файлове' })
    .getByRole('button', { name: 'Отказ' })
    .click();
  await chosen.getByRole('button', { name: 'Премахни файла' }).click();
  await expect(input).toBeFocused();
  await clientPage.getByRole('button', { name: 'Изход', exact: true }).click();
  await expect(clientPage.getByRole('heading', { name: 'Вход в чат системата' })).toBeVisible();
});

test('a draft is written on after a reload', async ({ clientPage }) => {
  const input = clientPage.getByRole('textbox', { name: 'Съобщение' });
  await input.fill('До петък');
  await clientPage.reload();
  await expect(input).toBeFocused();
  await clientPage.keyboard.type(' или събота');
  await expect(input).toHaveValue('До петък или събота');
  await input.fill('');
});

test('a draft in one tab survives sending in another', async ({ clientPage, context }) => {
  const other = await context.newPage();
  await other.goto('/chat');
  await other.getByRole('log').waitFor();
  const inputs = [clientPage, other].map((page) => page.getByRole('textbox', { name: 'Съобщение' }));
  await inputs[0]?.fill('Тук още мисля');
  await write(other, 'Изпратено от другия');
  await expect(clientPage.getByText('Изпратено от другия')).toBeVisible();
  await expect
    .poll(() =>
      clientPage.evaluate(() => Object.entries(localStorage).find(([key]) => /Draft/.test(key))?.[1]),
    )
    .toBe('Тук още мисля');
  await clientPage.reload();
  await expect(clientPage.getByRole('textbox', { name: 'Съобщение' })).toHaveValue('Тук още мисля');
});

test.describe('with two tabs', () => {
  // Until a tab hears that the session has ended, it may ask for something with it.
  test.use({ expectedErrors: [/status of 401/] });

  test('signing out in one tab leaves no draft of another tab behind', async ({ clientPage, context }) => {
    const other = await context.newPage();
    await other.goto('/chat');
    await other.getByRole('log').waitFor();
    await clientPage.getByRole('textbox', { name: 'Съобщение' }).fill('Тук още мисля');
    await other.getByRole('textbox', { name: 'Съобщение' }).fill('И тук');
    await other.getByRole('button', { name: 'Изход', exact: true }).click();
    await other
      .getByRole('dialog', { name: 'Имате недописан текст' })
      .getByRole('button', { name: 'Изход' })
      .click();
    for (const page of [clientPage, other])
      await expect(page.getByRole('heading', { name: 'Вход в чат системата' })).toBeVisible();
    expect(
      await other.evaluate(() => Object.entries(localStorage).filter(([key]) => /Draft/.test(key))),
    ).toEqual([]);
  });
});

test('a correction is there again after the page was lost, until it is saved or cancelled', async ({
  clientPage,
}) => {
  const input = clientPage.getByRole('textbox', { name: 'Съобщение' });
  const correct = async () => {
    await clientPage.getByRole('button', { name: 'Действия със съобщението' }).click();
    await clientPage.getByRole('menuitem', { name: 'Редактирай' }).click();
  };
  const drafts = () =>
    clientPage.evaluate(() => Object.keys(localStorage).filter((key) => /Draft/.test(key)).length);
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

test('a sent text is no draft, although the end of the conversation has yet to be loaded', async ({
  clientPage,
  client,
  backend,
}) => {
  const rows = Array.from({ length: 120 }, (_, index) => `Ред ${index + 1}`);
  await storeMessages(backend, client.id, rows);
  await clientPage.reload();
  await expect(clientPage.getByText('Ред 1', { exact: true })).toBeVisible();
  await clientPage.route(/rpc\/chat_messages_before/, () => {}); // It never gets an answer.
  await write(clientPage, 'Изпратено');
  await expect
    .poll(() => clientPage.evaluate(() => Object.keys(localStorage).filter((key) => /Draft/.test(key))))
    .toEqual([]);
});

test('a file dropped beside the conversation does not open instead of it', async ({ clientPage }) => {
  const isRefused = await clientPage.getByRole('banner').evaluate((header) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'snimka.png', { type: 'image/png' }));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    return !header.dispatchEvent(drop);
  });
  expect(isRefused).toBe(true);
  await expect(clientPage.getByRole('heading', { name: 'Още няма съобщения' })).toBeVisible();
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

test('a chosen file waits for its client while the studio looks elsewhere', async ({ adminPage, client }) => {
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  const file = { name: 'договор.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') };
  await adminPage.locator('input[type=file]').setInputFiles(file);
  const chosen = adminPage.getByRole('list', { name: 'Избрани файлове' });
  await expect(chosen).toContainText('договор.pdf');
  await adminPage.getByRole('textbox', { name: 'Описание към файла' }).fill('За подпис');
  await adminPage.getByRole('button', { name: 'Назад към списъка' }).click();
  const leaving = adminPage.waitForEvent('dialog');
  await adminPage.close({ runBeforeUnload: true });
  await (await leaving).dismiss();
  await adminPage.getByRole('button', { name: 'Всички', exact: true }).click();
  await adminPage.getByRole('button', { name: `Отвори чат с ${client.username}` }).click();
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
});

test('a picture that is being prepared is waited for, although the studio has looked elsewhere', async ({
  adminPage,
  client,
}) => {
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  await adminPage.evaluate(holdPictures);
  const file = { name: 'табела.png', mimeType: 'image/png', buffer: await adminPage.screenshot() };
  await adminPage.locator('input[type=file]').setInputFiles(file);
  const input = adminPage.getByRole('textbox', { name: 'Съобщение' });
  await input.fill('Ето я');
  await adminPage.getByRole('button', { name: 'Назад към списъка' }).click();
  await adminPage.getByRole('button', { name: 'Всички', exact: true }).click();
  await adminPage.getByRole('button', { name: `Отвори чат с ${client.username}` }).click();
  await expect(input).toHaveValue('Ето я');
  const send = adminPage.getByRole('button', { name: 'Изпрати' });
  await expect(send).toBeDisabled();
  await adminPage.evaluate(() => dispatchEvent(new Event('release')));
  await expect(adminPage.getByRole('list', { name: 'Избрани изображения' }).getByRole('img')).toHaveCount(1);
  await expect(send).toBeEnabled();
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
