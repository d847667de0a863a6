import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import postgres from 'postgres';

test.use({ expectedErrors: [/ERR_FAILED|Sending failed/] });

test('mails that do not leave, and a clean-up that has not run for days, are reported; a failed mail is retried', async ({
  adminPage: page,
  backend,
  expectAccessible,
}) => {
  const sql = postgres(backend.dbUrl, { max: 1 });
  const setAsked = (asked: Date | null) =>
    sql`update private.retention_settings set clean_up_asked_at = ${asked}`;
  const address = `petya-${crypto.randomUUID().slice(0, 8)}@example.bg`;
  const mail = page.getByRole('listitem').filter({ hasText: address });
  try {
    await test.step('the clean-up, in the menu and on the page', async () => {
      await setAsked(new Date(Date.now() - 3 * 86_400_000));
      await page.goto('/admin');
      await page.getByRole('link', { name: /Писма.*старите данни не се изтриват/ }).click();
      const notice = page.getByRole('alert').filter({ hasText: 'функцията clean-up не завършва' });
      await expect(notice).toBeVisible();
      await setAsked(null);
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
      const answer = page.waitForResponse(/schedule_troubles/);
      await page.reload();
      await answer;
      await expect(mail).toBeVisible();
      await expect(notice).toBeHidden();
      await expect(page.getByRole('link', { name: /старите данни/ })).toBeHidden();
    });
  } finally {
    await setAsked(null);
    await sql.end();
  }

  await test.step('a failed mail says why, and is retried', async () => {
    await expect(mail).toContainText('Потвърждение за запитване');
    await expect(mail).toContainText('Неуспешно');
    await expect(mail).toContainText('550 no such user');
    await expect(page.getByRole('link', { name: /Писма.*неизпратен/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Изпрати отново писмото до ${address}` }).click();
    await expect(page.getByText('Опитваме да изпратим писмото отново.')).toBeVisible();
    // The console is notified by itself.
    await expect(mail).toContainText('Записано', { timeout: 20_000 });
    await expect(page.getByText('Няма пощенски сървър: писмата се пазят само тук')).toBeVisible();
  });

  await test.step('a test mail that is not sent says why, and can be sent again', async () => {
    await page.route('**/rpc/send_test_mail', (route) => route.abort());
    await page.getByRole('button', { name: 'Изпрати пробно писмо' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Пробното писмо не можа да бъде изпратено.' });
    await expect(toast).toContainText('Няма връзка със сървъра. Моля, опитайте отново.');
    await toast.getByRole('button', { name: 'Затвори известието' }).click();
    await page.unroute('**/rpc/send_test_mail');
    await page.getByRole('button', { name: 'Изпрати пробно писмо' }).click();
    await expect(page.getByText('Пробното писмо не тръгва')).toBeVisible();
  });
});
