import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import postgres from 'postgres';

test('mails are listed, a failed one says why and is retried, and a test mail is sent', async ({
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
  // Dated tomorrow, it stays on the first page whatever other tests send.
  const created_at = new Date(Date.now() + 86_400_000);
  await sql`insert into deliveries ${sql({ ...failed, content, created_at })}`;
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
  // The console is notified by itself.
  await expect(mail).toContainText('Записано', { timeout: 20_000 });
  await expect(adminPage.getByText('Няма пощенски сървър: писмата се пазят само тук')).toBeVisible();

  await adminPage.getByRole('button', { name: 'Изпрати пробно писмо' }).click();
  await expect(adminPage.getByText('Пробното писмо не тръгва')).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Sending failed/] });

  test('a test mail that is not sent says why, and can be sent again', async ({ adminPage: page }) => {
    await page.goto('/admin/mails');
    await page.route('**/rpc/send_test_mail', (route) => route.abort());
    await page.getByRole('button', { name: 'Изпрати пробно писмо' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Пробното писмо не можа да бъде изпратено.' });
    await expect(toast).toContainText('Няма връзка със сървъра. Моля, опитайте отново.');
    await toast.getByRole('button', { name: 'Затвори' }).click();
    await page.unroute('**/rpc/send_test_mail');
    await page.getByRole('button', { name: 'Изпрати пробно писмо' }).click();
    await expect(page.getByText('Пробното писмо не тръгва')).toBeVisible();
  });
});

test('a clean-up that has not run for days is reported in the menu and on the page', async ({
  adminPage,
  backend,
}) => {
  const sql = postgres(backend.dbUrl, { max: 1 });
  const setAsked = (asked: Date | null) =>
    sql`update private.retention_settings set clean_up_asked_at = ${asked}`;
  try {
    await setAsked(new Date(Date.now() - 3 * 86_400_000));
    await adminPage.goto('/admin');
    await adminPage.getByRole('link', { name: /Писма.*старите данни не се изтриват/ }).click();
    const notice = adminPage.getByRole('alert').filter({ hasText: 'функцията clean-up не завършва' });
    await expect(notice).toBeVisible();
    await setAsked(null);
    const answer = adminPage.waitForResponse(/schedule_troubles/);
    await adminPage.reload();
    await answer;
    await expect(notice).toBeHidden();
    await expect(adminPage.getByRole('link', { name: /старите данни/ })).toBeHidden();
  } finally {
    await setAsked(null);
    await sql.end();
  }
});
