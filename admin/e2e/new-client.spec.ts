import { linkFromMail } from '@vitrina/tests/fixtures/linkFromMail.ts';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { approval, offer, storeRequest } from '@vitrina/tests/fixtures/storeRequest.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { service } from './service.ts';
import { toast } from './toast.ts';

// The answers for a taken user name, and to a session that has ended.
test.use({ expectedErrors: [/409|401|403|^Inviting a client failed/] });

test('a person is made a client, enters the chat through the mail, and leaves it with the address', async ({
  adminPage,
  page,
  backend,
  expectAccessibleDayAndNight,
}) => {
  const secret = service(backend);
  const username = `rada-${crypto.randomUUID().slice(0, 8)}`;
  const email = `${username}@${'manyletters'.repeat(4)}.example.bg`;
  const fullName = `Рада ${'Илиева'.repeat(6)}`;
  const { data: person } = await secret
    .from('people')
    .insert({ name: fullName, email })
    .select('id')
    .single()
    .throwOnError();
  await adminPage.goto(`/admin/people/${person.id}`);
  const make = adminPage.getByRole('button', { name: 'Направи клиент' });
  const dialog = adminPage.getByRole('dialog', { name: `Нов клиент: ${fullName}` });
  await make.click();
  await expect(dialog).toBeVisible();
  await adminPage.goBack();
  await expect(dialog).toBeHidden();
  await adminPage.setViewportSize({ width: 390, height: 844 });
  await make.click();
  expect(await overflow(dialog.getByRole('heading')), 'the name stays in the title').toBe(0);
  await expect(dialog).toContainText(`ще изпратим покана на ${email}`);
  await expect(dialog.getByRole('alert'), 'the icon is beside the text').toHaveCSS('flex-direction', 'row');
  const name = dialog.getByLabel('Потребителско име');
  await expect(name).toHaveValue(username);
  await name.fill('admin');
  await dialog.getByRole('button', { name: 'Създай и изпрати покана' }).click();
  await expect(dialog).toContainText('Това потребителско име вече е заето.');
  await expectAccessibleDayAndNight(adminPage);
  await name.fill(username);
  await dialog.getByRole('button', { name: 'Създай и изпрати покана' }).click();
  const sent = toast(adminPage, `Поканата тръгва към ${email}`);
  await expect(sent).toBeInViewport({ ratio: 1 });
  await expect(sent.getByRole('button', { name: 'Затвори известието' })).toBeInViewport({ ratio: 1 });
  await adminPage.setViewportSize({ width: 1280, height: 720 });
  await expect(adminPage.getByRole('link', { name: 'Отвори чата' })).toBeVisible();

  await page.goto(await linkFromMail(backend, email, 'Покана'));
  await page.getByRole('button', { name: 'Влез' }).click();
  await expect(page.getByText(`Добре дошли, ${fullName}`)).toBeVisible();
  await adminPage.reload();
  await expect(adminPage.getByText(/^Последно влизане с връзка: /)).toBeVisible();

  const { data: client } = await secret
    .from('chat_users')
    .select('id')
    .eq('username', username)
    .single()
    .throwOnError();
  await storeRequest(backend, client.id, approval('Начална страница'));
  await storeRequest(backend, client.id, {
    ...offer('Сайт за 409,03 €', '2026-12-31'),
    state: 'accepted',
    answer: { name: 'Рада Илиева' },
    answered_at: '2026-11-19T10:00:00Z',
  });
  await secret
    .from('developments')
    .insert({
      id: crypto.randomUUID(),
      client_id: client.id,
      title: 'Разработка на сайта',
      stages: [{ title: 'Дизайн', due_on: null, done_at: null }],
      launched_on: '2026-11-20',
    })
    .throwOnError();
  const entry = (words: string) => adminPage.getByRole('listitem').filter({ hasText: words });
  await expect(entry('Начална страница')).toContainText('Чака отговор');
  await expect(entry('Сайт за 409,03 €')).toContainText('Приета на 19 ноември 2026 г. от Рада Илиева');
  await expect(entry('На живо от 20 ноември 2026 г.')).toContainText('20.11.2026 г.');

  await adminPage.getByRole('button', { name: 'Изпрати нова покана' }).click();
  await expect(adminPage.getByText(`Поканата тръгва към ${email}`)).toBeVisible();

  await adminPage.getByRole('button', { name: 'Редактирай', exact: true }).click();
  await expect(adminPage.getByText(/^Ако го промените, клиентът излиза от чата/)).toBeVisible();
  await adminPage.getByLabel('Имейл').fill(`new-${email}`);
  await adminPage.getByRole('button', { name: 'Запази' }).last().click();
  await expect(adminPage.getByText('Данните са запазени')).toBeVisible();
  await expect(page.getByText(/^Сесията ви приключи\. Влезте отново/)).toBeVisible();
  // Open pages would notice at once that the client was deleted.
  await Promise.all([page.close(), adminPage.close()]);
  await secret.auth.admin.deleteUser(client.id);
});
