import type { Page } from '@playwright/test';
import postgres from 'postgres';
import { expect, test, write } from './chatTest.ts';
import { storeMessages } from './storeMessages.ts';

const bubble = (page: Page, text: string) =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: text });

/** Chooses an action in the menu of a message, with the keyboard only. */
async function choose(page: Page, message: string, item: string) {
  const button = bubble(page, message).getByRole('button', { name: 'Действия със съобщението' });
  await button.focus();
  await page.keyboard.press('Enter');
  const choice = page.getByRole('menuitem', { name: item });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  while (!(await choice.evaluate((element) => element.matches(':focus'))))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

test('one’s own message is corrected and deleted on both sides', async ({
  clientPage,
  adminPage,
  client,
  expectAccessible,
}) => {
  test.slow();
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  const input = clientPage.getByRole('textbox', { name: 'Съобщение' });
  await write(clientPage, 'Добър ден');
  await write(clientPage, 'До петак');
  await expect(adminPage.getByText('До петак')).toBeVisible();
  await input.fill('Недописано');

  await choose(clientPage, 'До петак', 'Редактирай');
  await expect(input).toHaveValue('До петак');
  await expectAccessible(clientPage);
  const search = clientPage.getByRole('searchbox', { name: 'Търсене в разговора' });
  await clientPage.getByRole('button', { name: 'Търсене в разговора' }).click();
  await expect(search).toBeFocused();
  await input.press('Escape');
  await expect(input, 'the draft is back').toHaveValue('Недописано');
  await choose(clientPage, 'До петак', 'Редактирай');
  await input.fill('До петък');
  const { promise: isLooked, resolve: answer } = Promise.withResolvers<void>();
  await clientPage.route('**/rpc/correct_chat_message', async (route) => {
    await isLooked;
    await route.continue();
  });
  await clientPage.getByRole('button', { name: 'Запази' }).click();
  await expect(input, 'while it is being saved').not.toBeEditable();
  answer();
  await expect(input).toHaveValue('Недописано');
  for (const page of [clientPage, adminPage]) {
    await expect(bubble(page, 'До петък')).toContainText('редактирано');
    await expect(page.getByText('До петак')).toHaveCount(0);
  }

  await choose(clientPage, 'Добър ден', 'Изтрий');
  const question = clientPage.getByRole('dialog', { name: 'Изтриване на съобщение' });
  await question.getByRole('button', { name: 'Отказ' }).press('Escape');
  await expect(
    bubble(clientPage, 'Добър ден').getByRole('button', { name: 'Действия със съобщението' }),
  ).toBeFocused();
  await expect(search, 'closed by none of these').toBeVisible();
  await clientPage.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await choose(clientPage, 'Добър ден', 'Изтрий');
  await question.getByRole('button', { name: 'Изтрий' }).press('Enter');
  for (const page of [clientPage, adminPage]) {
    await expect(page.getByText('Съобщението е изтрито')).toBeVisible();
    await expect(page.getByText('Добър ден')).toHaveCount(0);
  }
  await expect(bubble(clientPage, 'Съобщението е изтрито')).toBeFocused();
  await adminPage.getByRole('button', { name: 'Назад към списъка' }).click();
  await expect(adminPage.getByRole('article', { name: client.username })).toContainText('До петък');

  await choose(clientPage, 'До петък', 'Копирай');
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  await bubble(adminPage, 'До петък').getByRole('button', { name: 'Действия' }).click();
  await expect(adminPage.getByRole('menuitem', { name: 'Отговори' })).toBeVisible();
  await expect(adminPage.getByRole('menuitem', { name: /Редактирай|Изтрий/ })).toHaveCount(0);
  await expectAccessible(adminPage);
});

test('the button of a menu closes it again, also in Safari, which does not focus a pressed button', async ({
  clientPage,
}) => {
  await write(clientPage, 'Добър ден');
  await clientPage.evaluate(() =>
    window.addEventListener('mousedown', (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }),
  );
  const button = clientPage.getByRole('button', { name: 'Действия със съобщението' });
  const menu = clientPage.getByRole('menu', { name: 'Действия със съобщението' });
  await button.click();
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await button.click();
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe('when it is refused', () => {
  test.use({ expectedErrors: [/status of (410|429)|Failed to load resource/] });

  const refusals = [
    {
      correction: 'a late correction',
      reason: 'Съобщение може да се променя до 15 минути след изпращането му.',
      before: (sql: postgres.Sql, id: string) =>
        sql`update chat_messages set "timestamp" = "timestamp" - interval '16 minutes' where client_id = ${id}`,
    },
    {
      correction: 'one correction too many',
      reason: 'Твърде много редакции за кратко време. Опитайте по-късно.',
      before: (sql: postgres.Sql, id: string) =>
        sql`insert into private.earlier_chat_contents (message_id, content, replaced_at)
          select id, 'Още по-старо', now() - minutes * interval '2 minutes'
          from chat_messages, private.chat_message_settings, generate_series(1, max_corrections) as minutes
          where client_id = ${id}`,
    },
  ];
  for (const { correction, reason, before } of refusals)
    test(`${correction} is refused with the reason, and keeps what was typed`, async ({
      clientPage,
      client,
      backend,
    }) => {
      await write(clientPage, 'Старо');
      await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toBeVisible();
      await choose(clientPage, 'Старо', 'Редактирай');
      const sql = postgres(backend.dbUrl, { max: 1 });
      await before(sql, client.id);
      await sql.end();
      const input = clientPage.getByRole('textbox', { name: 'Съобщение' });
      await input.fill('Поправено');
      await input.press('Enter');
      await expect(clientPage.getByText('Съобщението не беше променено')).toBeVisible();
      await expect(clientPage.getByText(reason)).toBeVisible();
      await expect(input).toHaveValue('Поправено');
    });

  test('a client who writes too many messages is told so, and the message waits', async ({
    clientPage,
    client,
    backend,
  }) => {
    const sql = postgres(backend.dbUrl, { max: 1 });
    await sql`insert into chat_messages (id, sender_id, content)
      select gen_random_uuid(), ${client.id}, 'Ред ' || number
      from private.chat_message_settings, generate_series(1, max_per_minute) as number`;
    await clientPage.reload();
    await write(clientPage, 'Едно в повече');
    const reason = 'Твърде много съобщения за кратко време. Опитайте по-късно.';
    await expect(bubble(clientPage, 'Едно в повече')).toContainText(reason);
    const announced = clientPage.getByRole('status').getByText(reason);
    await expect(announced).toHaveCount(1);
    await expect(clientPage.getByRole('log').getByRole('status'), 'would be read out twice').toHaveCount(0);
    await sql`update chat_messages set "timestamp" = "timestamp" - interval '2 minutes' where client_id = ${client.id}`;
    await sql.end();
    await clientPage.getByRole('button', { name: 'Опитай отново' }).click();
    await expect(bubble(clientPage, 'Едно в повече').getByRole('img', { name: 'Изпратено' })).toBeVisible();
    await expect(announced).toHaveCount(0);
    await expect(clientPage.getByRole('log'), 'around the message that has moved').toBeFocused();
  });
});

test('an answer quotes the answered message and links to it', async ({
  clientPage,
  adminPage,
  client,
  backend,
  expectAccessible,
}) => {
  test.slow();
  const talk = Array.from({ length: 80 }, (_, index) => `Ред ${index + 1}`);
  await storeMessages(backend, client.id, ['Кога ви е удобно?', ...talk]);
  await clientPage.reload();
  await choose(clientPage, 'Кога ви е удобно?', 'Отговори');
  await expect(clientPage.getByText('Отговор на: Витрина')).toBeVisible();
  await clientPage.getByRole('button', { name: 'Отказ' }).click();
  await expect(clientPage.getByText('Отговор на: Витрина')).toBeHidden();
  await expect(clientPage.getByRole('textbox', { name: 'Съобщение' })).toBeFocused();
  await choose(clientPage, 'Кога ви е удобно?', 'Отговори');
  await write(clientPage, 'В сряда.');
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  const quote = bubble(adminPage, 'В сряда.').getByRole('button', { name: 'Кога ви е удобно?' });
  await expect(quote).toContainText('Кога ви е удобно?');
  await expectAccessible(adminPage);
  await quote.click();
  await expect(bubble(adminPage, 'Кога ви е удобно?')).toBeFocused();
});

test('a conversation opens where reading stopped, and only what was seen counts as read', async ({
  clientPage,
  adminPage,
  client,
  backend,
  expectAccessible,
}) => {
  test.slow();
  const unread = () => adminPage.getByRole('article', { name: client.username });
  await write(clientPage, 'Вече прочетено');
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  await expect(clientPage.getByRole('img', { name: 'Прочетено' })).toHaveCount(1);
  await adminPage.getByRole('button', { name: 'Назад към списъка' }).click();

  const sql = postgres(backend.dbUrl, { max: 1 });
  await sql`insert into chat_messages (id, sender_id, content)
    select gen_random_uuid(), ${client.id}, 'Ред ' || number from generate_series(1, 120) as number`;
  await sql.end();
  await expect(unread()).toContainText('над 99 непрочетени съобщения');
  await adminPage.getByRole('button', { name: `Отвори чат с ${client.username}` }).click();
  const divider = adminPage.getByRole('heading', { name: 'Непрочетени' });
  await expect(divider).toBeInViewport();
  await expect(adminPage.getByText('Ред 1', { exact: true })).toBeInViewport();
  await expectAccessible(adminPage);
  await adminPage.getByRole('button', { name: 'Назад към списъка' }).click();
  await expect(unread(), 'the messages that were not seen').toContainText('над 99 непрочетени съобщения');

  // To the end, and back to what was skipped.
  await adminPage.getByRole('button', { name: `Отвори чат с ${client.username}` }).click();
  await adminPage.getByRole('button', { name: /^(Нови съобщения|Към най-новите)$/ }).click();
  await expect(adminPage.getByText('Ред 120', { exact: true })).toBeInViewport();
  await adminPage.getByRole('button', { name: 'Назад към списъка' }).click();
  await expect(unread()).toContainText(/непрочетени съобщения/);

  await test.step('near the end, too, the divider stays in view when there is less room', async () => {
    await clientPage.goto('about:blank');
    await clientPage.setViewportSize({ width: 1000, height: 1000 });
    await storeMessages(backend, client.id, ['Едно', 'Две', 'Три', 'Четири', 'Пет', 'Шест', 'Седем', 'Осем']);
    await clientPage.goto('/chat');
    const line = clientPage.getByRole('heading', { name: 'Непрочетени' });
    await expect(line).toBeInViewport();
    const [above, below, area] = await Promise.all(
      [line, bubble(clientPage, 'Осем'), clientPage.getByRole('log')].map((one) => one.boundingBox()),
    );
    if (!above || !below || !area) throw new Error('Something is not shown.');
    const unreadHeight = below.y + below.height - above.y;
    await clientPage.setViewportSize({ width: 1000, height: Math.round(960 - area.height + unreadHeight) });
    await clientPage.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await expect(line).toBeInViewport({ timeout: 1 });
  });
});

test('the studio marks a message as unread, even one that is in view', async ({
  clientPage,
  adminPage,
  client,
}) => {
  const row = adminPage.getByRole('article', { name: client.username });
  for (const text of ['Първо', 'Второ', 'Трето']) await write(clientPage, text);
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  await expect(clientPage.getByRole('img', { name: 'Прочетено' })).toHaveCount(3);
  await choose(adminPage, 'Второ', 'Отбележи като непрочетено');
  await expect(clientPage.getByRole('img', { name: 'Прочетено' })).toHaveCount(1);
  await expect(adminPage.getByRole('heading', { name: 'Непрочетени' })).toBeVisible();
  await adminPage.getByRole('button', { name: 'Назад към списъка' }).click();
  await expect(row).toContainText('2 непрочетени съобщения');
  await adminPage.getByRole('button', { name: `Отвори чат с ${client.username}` }).click();
  await expect(clientPage.getByRole('img', { name: 'Прочетено' })).toHaveCount(3);
});
