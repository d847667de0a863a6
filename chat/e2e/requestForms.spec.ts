import { factsOfBrand } from '@vitrina/shared/studioFacts.ts';
import { hold } from '@vitrina/tests/fixtures/hold.ts';
import { expect, test } from './chatTest.ts';

// The forms with which the studio requests something, while they are open.

test('a request that is cancelled while it is being sent leaves the next form alone, and so do changed facts of the studio', async ({
  adminPage,
  client,
}) => {
  // Not the stored ones, which tests of publishing change meanwhile.
  let facts = factsOfBrand;
  await adminPage.route('**/rest/v1/studio_facts*', (route) => route.fulfill({ json: [facts] }));
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  const dialog = adminPage.getByRole('dialog');
  const title = dialog.getByLabel('Заглавие');
  const send = dialog.getByRole('button', { name: 'Изпрати' });
  const openForm = async (kind: string) => {
    await adminPage.getByRole('button', { name: 'Прикачване' }).click();
    await adminPage.getByRole('menuitem', { name: kind }).click();
  };

  await test.step('while its file is uploaded, nothing can be changed, and nothing is sent afterwards', async () => {
    await adminPage.route('**/storage/v1/object/**', () => {}); // It never gets an answer.
    await openForm('За одобрение');
    await title.fill('Отказана');
    const file = { name: 'текстове.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') };
    const add = dialog.getByRole('button', { name: 'Добави файл' });
    const choosing = adminPage.waitForEvent('filechooser');
    await add.press('Enter');
    await (await choosing).setFiles(file);
    await expect(dialog.getByRole('listitem')).toContainText('текстове.pdf');
    await expect(add).toBeFocused();
    const uploading = adminPage.waitForRequest('**/storage/v1/object/**');
    await send.click();
    await uploading;
    await expect(title).not.toBeEditable();
    await expect(add).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Премахни файла' })).toBeDisabled();
    const cancelled = adminPage.waitForEvent('requestfailed', (request) =>
      request.url().includes('/storage/'),
    );
    await adminPage.keyboard.press('Escape');
    await adminPage.getByRole('button', { name: 'Затвори без запазване' }).click();
    await cancelled;
  });

  await test.step('once it is on its way, its success closes only its own form', async () => {
    const answer = await hold(adminPage, '**/rpc/send_request');
    await openForm('Материали');
    await title.fill('Снимки');
    await dialog.getByLabel('Какво трябва, по едно на ред').fill('Фурната');
    const sending = adminPage.waitForRequest('**/rpc/send_request');
    await send.click();
    await sending;
    await dialog.getByRole('button', { name: 'Отказ' }).click();
    await adminPage.getByRole('button', { name: 'Затвори без запазване' }).click();
    await openForm('Материали');
    await title.fill('Още снимки');
    answer();
    await expect(adminPage.getByText(`Изпратено на ${client.username}`)).toBeVisible();
    await expect(title).toHaveValue('Още снимки');
  });

  const papers = adminPage.getByRole('log').getByRole('article');
  await expect(papers).toHaveText([/Снимки/]);

  await test.step('the VAT chosen for an offer stays', async () => {
    await adminPage.keyboard.press('Escape');
    await adminPage.getByRole('button', { name: 'Затвори без запазване' }).click();
    await openForm('Оферта');
    await dialog.getByLabel('Цена, €').fill('100');
    await expect(dialog.getByText(/^100,00\s€ \(/)).toHaveCount(2);
    await dialog.getByLabel('Цените са без ДДС.').check();
    facts = { ...factsOfBrand, vat: 'included', shows_leva: false };
    await adminPage.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(dialog.getByText(/^100,00\s€$/), 'the new facts').toHaveCount(2);
    await expect(dialog.getByLabel('Цените са без ДДС.')).toBeChecked();
  });
});

test('a form stays open when no file is chosen, and its question can be left like any dialog', async ({
  adminPage,
  client,
}) => {
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  await adminPage.getByRole('button', { name: 'Прикачване' }).click();
  await adminPage.getByRole('menuitem', { name: 'За одобрение' }).click();
  const form = adminPage.getByRole('dialog', { name: 'За одобрение' });
  const question = adminPage.getByRole('dialog', { name: 'Въведеното не е запазено' });
  // The browser's own event when its file chooser is closed; it bubbles.
  await form.locator('input[type=file]').dispatchEvent('cancel');
  await expect(form).toBeVisible();

  await form.getByLabel('Заглавие').fill('Начало');
  // As the back gesture of a phone.
  await form.dispatchEvent('cancel', { bubbles: false });
  await expect(question).toBeVisible();
  await question.dispatchEvent('cancel', { bubbles: false });
  await expect(question).toBeHidden();
  await expect(form.getByLabel('Заглавие')).toHaveValue('Начало');
});
