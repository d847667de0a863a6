import { makeAdmin } from '@vitrina/tests/fixtures/people.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { sendInquiry } from './sendInquiry.ts';
import { service } from './service.ts';

test('everything stored about a person is found, downloaded and erased', async ({
  adminPage,
  backend,
  expectAccessible,
}) => {
  const email = `ana-${crypto.randomUUID().slice(0, 8)}@example.bg`;
  await sendInquiry(backend, { email });
  const corrected = email.replace('ana', 'anna');
  expect(
    (await service(backend).from('people').update({ email: corrected }).eq('email', email)).error,
  ).toBeNull();
  await adminPage.goto('/admin/personal-data');
  await adminPage.getByLabel('Имейл').fill('без адрес');
  await adminPage.getByRole('button', { name: 'Намери' }).click();
  await expect(adminPage.getByText('Моля, въведете валиден имейл адрес.')).toBeVisible();

  // Pasted, with characters that nobody sees.
  await adminPage.getByLabel('Имейл').fill(`\u200b${email.toUpperCase().replace('@', '\u00ad@')}`);
  await adminPage.keyboard.press('Enter');
  const found = adminPage.getByRole('region', { name: `Данни за ${email}` });
  await expect(found).toContainText('Запитвания1');
  await expect(found).toContainText('Клиентски запис1Бележки0Писма0');
  const others = `Други имейли в клиентския запис: ${corrected}. Уверете се, че са на същия човек`;
  await expect(found).toContainText(others);
  await expectAccessible(adminPage);

  const saved = adminPage.waitForEvent('download');
  await found.getByRole('button', { name: 'Изтегли копие (JSON)' }).click();
  expect((await saved).suggestedFilename()).toBe(`${email}.json`);

  await found.getByRole('button', { name: 'Изтрий всичко' }).click();
  const dialog = adminPage.getByRole('alertdialog');
  await expect(dialog).toContainText(email);
  await expect(dialog).toContainText(others);
  await dialog.getByRole('button', { name: 'Изтрий всичко' }).click();
  await expect(adminPage.getByText('Данните са изтрити')).toBeVisible();
  await expect(adminPage.getByText(`Не пазим нищо за ${email}.`)).toBeVisible();
});

test.describe('for somebody who is no longer an admin', () => {
  test.use({ expectedErrors: [/status of 403/] });

  test('the page shows „Достъп отказан“ after one request', async ({ page, backend }) => {
    const admin = await makeAdmin(backend);
    await page.goto('/admin/personal-data');
    await page.getByLabel('Потребителско име или имейл').fill(admin.username);
    await page.getByLabel('Парола', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Влез' }).click();
    await page.getByRole('textbox', { name: 'Имейл', exact: true }).fill('ana@example.bg');
    const demotion = service(backend).from('chat_users').update({ role: 'client' }).eq('id', admin.id);
    expect((await demotion).error).toBeNull();

    let questions = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/rpc/personal_data')) questions += 1;
    });
    await page.getByRole('button', { name: 'Намери' }).click();
    await expect(page.getByRole('alert')).toContainText('Достъп отказан');
    expect(questions).toBe(1);
  });
});
