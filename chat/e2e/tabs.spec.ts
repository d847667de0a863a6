import { hold } from '@vitrina/tests/fixtures/hold.ts';
import { storeRequest } from '@vitrina/tests/fixtures/storeRequest.ts';
import { expect, test } from './chatTest.ts';
import { markAllRead, storeMessages } from './storeMessages.ts';

test('behind „Моят проект“ the conversation keeps its place, and new messages are announced and wait unread', async ({
  signedInPage: page,
  client,
  backend,
  expectAccessible,
}) => {
  const rows = Array.from({ length: 40 }, (_, index) => `Ред ${index + 1}`);
  await storeMessages(backend, client.id, rows);
  await markAllRead(backend, client.id);
  await page.goto('/chat');
  const row = (text: string) => page.getByText(text, { exact: true });
  const openProject = async () => {
    await page.getByRole('button', { name: 'Моят проект' }).click();
    await expect(page.getByRole('heading', { name: 'Чака вас' })).toBeVisible();
  };
  const topOf = async (text: string) => (await row(text).boundingBox())?.y;

  await test.step('it is a place of its own, for reloading and going back', async () => {
    await expect(row('Ред 40')).toBeInViewport();
    await openProject();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Чака вас' })).toBeVisible();
    await page.goBack();
    await expect(row('Ред 40')).toBeInViewport();
    await expect(page).toHaveURL(/\/chat$/);
    await openProject();
    await page.evaluate(leaveAndReturn);
    await expect(page).toHaveURL(/\/chat\?tab=project$/);
    await expect(page.getByRole('heading', { name: 'Чака вас' })).toBeVisible();
    await page.goBack();
    await expect(row('Ред 40')).toBeInViewport();
  });

  await test.step('a reader further up stays there', async () => {
    await expect(row('Ред 40')).toBeInViewport();
    await row('Ред 10').scrollIntoViewIfNeeded();
    await expect(row('Ред 40')).not.toBeInViewport();
    const top = await topOf('Ред 10');
    await openProject();
    await page.getByRole('button', { name: 'Разговор' }).click();
    await expect(row('Ред 10')).toBeInViewport();
    expect(await topOf('Ред 10')).toBe(top);
  });

  await test.step('a reader at the end finds the first new message', async () => {
    await row('Ред 40').scrollIntoViewIfNeeded();
    await openProject();
    await storeMessages(
      backend,
      client.id,
      rows.map((text) => `Нов ${text}`),
    );
    const conversation = page.getByRole('button', { name: 'Разговор, непрочетени: 40' });
    await expect(conversation).toBeVisible();
    await expectAccessible(page);
    await conversation.click();
    await expect(page.getByRole('heading', { name: 'Непрочетени' })).toBeInViewport();
    await expect(row('Нов Ред 1')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Разговор', exact: true })).toBeVisible();
  });

  await test.step('who signs in next starts at the conversation', async () => {
    await openProject();
    await page.getByRole('button', { name: 'Изход' }).click();
    await expect(page.getByRole('heading', { name: 'Вход в чат системата' })).toBeVisible();
    await expect(page).toHaveURL(/\/chat$/);
  });
});

/** Faster than the browser goes back. */
async function leaveAndReturn() {
  const [conversation, project] = document.querySelectorAll<HTMLElement>('nav button');
  conversation?.click();
  await Promise.resolve();
  project?.click();
}

test('„Нямам ги всички“ leads to the field for messages, and „Изпратих всичко“ does not overtake the files that it speaks of', async ({
  clientPage,
  client,
  backend,
}) => {
  // Has fields as well.
  await storeRequest(backend, client.id, { kind: 'review', title: 'Отзив', content: {} });
  const content = { details: '', items: ['Снимки на хляба'] };
  await storeRequest(backend, client.id, { kind: 'materials', title: 'Снимки', content });
  await expect(clientPage.getByRole('log').getByLabel('Вашите думи')).toBeVisible();
  await clientPage.getByRole('button', { name: 'Моят проект, чакат ви: 2' }).click();
  await clientPage
    .getByRole('region', { name: 'Моят проект' })
    .getByRole('button', { name: 'Нямам ги всички' })
    .click();
  await expect(clientPage).toHaveURL(/\/chat$/);
  await expect(clientPage.getByRole('textbox', { name: 'Съобщение' })).toBeFocused();

  const answers: string[] = [];
  clientPage.on('request', (request) => {
    if (request.url().endsWith('rpc/answer_request')) answers.push(request.url());
  });
  const conversation = clientPage.getByRole('log');
  const sentAll = conversation.getByRole('button', { name: 'Изпратих всичко' });
  const tooEarly = conversation.getByText(
    'Имате файлове, които още не са изпратени. Натиснете отново, щом стигнат до нас.',
  );
  const file = { name: 'hlyab.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') };
  await clientPage.locator('input[type=file]').setInputFiles(file);
  const chosen = clientPage.getByRole('list', { name: 'Избрани файлове' });
  await expect(chosen).toContainText('hlyab.pdf');
  await sentAll.click();
  await expect(tooEarly).toBeVisible();

  const upload = await hold(clientPage, `${backend.apiUrl}/storage/v1/object/**`);
  await clientPage.getByRole('textbox', { name: 'Описание към файла' }).press('Enter');
  await expect(chosen).toBeHidden();
  await sentAll.click();
  await expect(tooEarly).toBeVisible();
  upload();
  await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toBeVisible();
  expect(answers).toEqual([]);
  await sentAll.click();
  await expect(conversation.getByText('Изпратих: Снимки')).toBeVisible();
  await expect(tooEarly).toBeHidden();
});
