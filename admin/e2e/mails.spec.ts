import { makeClient } from '@vitrina/tests/fixtures/people.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import postgres from 'postgres';
import { sendInquiry } from './sendInquiry.ts';

test('mails are listed, a failed one says why and is sent again, a test mail is sent', async ({
  adminPage,
  backend,
  expectAccessible,
}) => {
  const sql = postgres(backend.dbUrl, { max: 1 });
  const address = `petya-${crypto.randomUUID().slice(0, 8)}@example.bg`;
  const failed = {
    kind: 'inquiry_receipt',
    recipient: address,
    state: 'failed',
    failure: '550 no such user',
  };
  const content = sql.json({ created_at: new Date().toISOString() });
  // Tomorrow's mail stays on the first page, whatever the other tests send.
  const created_at = new Date(Date.now() + 86_400_000);
  await sql`insert into mails ${sql({ ...failed, content, created_at })}`;
  await sql.end();

  await adminPage.goto('/admin/mails');
  const mail = adminPage.getByRole('listitem').filter({ hasText: address });
  await expect(mail).toContainText('Потвърждение за запитване');
  await expect(mail).toContainText('Неуспешно');
  await expect(mail).toContainText('550 no such user');
  await expect(adminPage.getByRole('link', { name: /Писма.*неизпратен/ })).toBeVisible();
  await expectAccessible(adminPage);

  await adminPage.getByRole('button', { name: `Изпрати отново писмото до ${address}` }).click();
  await expect(adminPage.getByText('Опитваме да изпратим писмото отново.')).toBeVisible();
  // The console hears of it by itself.
  await expect(mail).toContainText('Изпратено', { timeout: 20_000 });

  await adminPage.getByRole('button', { name: 'Изпрати пробно писмо' }).click();
  await expect(adminPage.getByText('Пробното писмо тръгва към студиото.')).toBeVisible();
});

test('an admin gives a client an address for notices', async ({ adminPage, backend }) => {
  const { username } = await makeClient(backend);
  await adminPage.goto('/admin/mails');
  const address = adminPage.getByLabel(`Имейл на ${username}`);
  const save = adminPage.getByRole('button', { name: `Запази имейла на ${username}` });
  await address.fill('не е имейл');
  await save.click();
  await expect(adminPage.getByText('Моля, въведете валиден имейл адрес.')).toBeVisible();
  await address.fill('client@example.bg');
  await save.click();
  await expect(adminPage.getByText('Имейлът е запазен')).toBeVisible();
  await adminPage.reload();
  await expect(address).toHaveValue('client@example.bg');
});

test('what is held about a person is found, downloaded and erased', async ({
  adminPage,
  backend,
  expectAccessible,
}) => {
  const email = `ana-${crypto.randomUUID().slice(0, 8)}@example.bg`;
  await sendInquiry(backend, { email });
  await adminPage.goto('/admin/personal-data');
  await adminPage.getByLabel('Имейл').fill('без адрес');
  await adminPage.getByRole('button', { name: 'Намери' }).click();
  await expect(adminPage.getByText('Моля, въведете валиден имейл адрес.')).toBeVisible();

  await adminPage.getByLabel('Имейл').fill(email.toUpperCase());
  await adminPage.keyboard.press('Enter');
  const found = adminPage.getByRole('region', { name: `Данни за ${email}` });
  await expect(found).toContainText('Запитвания1');
  await expectAccessible(adminPage);

  const saved = adminPage.waitForEvent('download');
  await found.getByRole('button', { name: 'Изтегли копие (JSON)' }).click();
  expect((await saved).suggestedFilename()).toBe(`${email}.json`);

  await found.getByRole('button', { name: 'Изтрий всичко' }).click();
  const dialog = adminPage.getByRole('alertdialog');
  await expect(dialog).toContainText(email);
  await dialog.getByRole('button', { name: 'Изтрий всичко' }).click();
  await expect(adminPage.getByText('Данните са изтрити')).toBeVisible();
  await expect(adminPage.getByText(`Не пазим нищо за ${email}.`)).toBeVisible();
});
