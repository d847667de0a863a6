import type { Page } from '@playwright/test';
import { hold } from '@vitrina/tests/fixtures/hold.ts';
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
  await choose(adminPage, 'Добър ден', 'Отговори');
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
  const answer = await hold(clientPage, '**/rpc/correct_chat_message');
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
    await expect(bubble(page, 'Съобщението е изтрито')).toBeVisible();
    await expect(page.getByText('Добър ден'), 'nor above an answer that is being written').toHaveCount(0);
  }
  await expect(bubble(clientPage, 'Съобщението е изтрито')).toBeFocused();
  await adminPage.getByRole('button', { name: 'Назад към списъка' }).click();
  await expect(adminPage.getByRole('article', { name: client.username })).toContainText('До петък');

  await choose(clientPage, 'До петък', 'Копирай');
  await adminPage.getByRole('button', { name: `Отвори чат с ${client.username}` }).click();
  await bubble(adminPage, 'До петък').getByRole('button', { name: 'Действия' }).click();
  await expect(adminPage.getByRole('menuitem', { name: 'Отговори' })).toBeVisible();
  await expect(adminPage.getByRole('menuitem', { name: /Редактирай|Изтрий/ })).toHaveCount(0);
  await expectAccessible(adminPage);
});

test.describe('when it is refused', () => {
  test.use({ expectedErrors: [/status of (410|429)|Failed to load resource/] });

  test('a correction or a message is told why, and what was typed is kept', async ({
    clientPage,
    client,
    backend,
  }) => {
    const sql = postgres(backend.dbUrl, { max: 1 });
    const input = clientPage.getByRole('textbox', { name: 'Съобщение' });
    const refused = clientPage.getByRole('alert').filter({ hasText: 'Съобщението не беше променено' });
    await write(clientPage, 'Старо');
    await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toBeVisible();

    await test.step('one correction too many', async () => {
      await choose(clientPage, 'Старо', 'Редактирай');
      await sql`insert into private.earlier_chat_contents (message_id, content, replaced_at)
        select id, 'Още по-старо', now() - minutes * interval '2 minutes'
        from chat_messages, private.chat_message_settings, generate_series(1, max_corrections) as minutes
        where client_id = ${client.id}`;
      await input.fill('Поправено');
      await input.press('Enter');
      await expect(refused).toContainText('Твърде много редакции за кратко време. Опитайте по-късно.');
      await expect(input).toHaveValue('Поправено');
    });

    await test.step('a late correction', async () => {
      await sql`update chat_messages set "timestamp" = "timestamp" - interval '16 minutes' where client_id = ${client.id}`;
      await input.press('Enter');
      await expect(
        refused.filter({ hasText: 'Съобщение може да се променя до 15 минути след изпращането му.' }),
      ).toBeVisible();
      await expect(input).toHaveValue('Поправено');
      await input.press('Escape');
    });

    await test.step('one message too many, which waits', async () => {
      await sql`insert into chat_messages (id, sender_id, content)
        select gen_random_uuid(), ${client.id}, 'Ред ' || number
        from private.chat_message_settings, generate_series(1, max_per_minute) as number`;
      await write(clientPage, 'Едно в повече');
      const reason = 'Твърде много съобщения за кратко време. Опитайте по-късно.';
      await expect(bubble(clientPage, 'Едно в повече')).toContainText(reason);
      const announced = clientPage.getByRole('status').getByText(reason);
      await expect(announced).toHaveCount(1);
      await expect(clientPage.getByRole('log').getByRole('status'), 'would be read out twice').toHaveCount(0);
      await sql`update chat_messages set "timestamp" = "timestamp" - interval '2 minutes' where client_id = ${client.id}`;
      await clientPage.getByRole('button', { name: 'Опитай отново' }).click();
      await expect(bubble(clientPage, 'Едно в повече').getByRole('img', { name: 'Изпратено' })).toBeVisible();
      await expect(announced).toHaveCount(0);
      await expect(clientPage.getByRole('log'), 'around the message that has moved').toBeFocused();
    });

    await test.step('the button of a menu closes it again, also in Safari, which does not focus a pressed button', async () => {
      await clientPage.evaluate(() =>
        window.addEventListener('mousedown', (event) => {
          if (event.defaultPrevented) return;
          event.preventDefault();
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        }),
      );
      const button = bubble(clientPage, 'Едно в повече').getByRole('button', {
        name: 'Действия със съобщението',
      });
      const menu = clientPage.getByRole('menu', { name: 'Действия със съобщението' });
      await button.click();
      await expect(menu.getByRole('menuitem').first()).toBeFocused();
      await button.click();
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
    });
    await sql.end();
  });
});

test('an answer quotes the answered message and links to it', async ({
  signedInPage: page,
  adminPage,
  client,
  backend,
  expectAccessible,
}) => {
  test.slow();
  const talk = Array.from({ length: 80 }, (_, index) => `Ред ${index + 1}`);
  await storeMessages(backend, client.id, ['Кога ви е удобно?', ...talk]);
  await page.goto('/chat');
  await choose(page, 'Кога ви е удобно?', 'Отговори');
  await expect(page.getByText('Отговор на: Витрина')).toBeVisible();
  await page.getByRole('button', { name: 'Отказ' }).click();
  await expect(page.getByText('Отговор на: Витрина')).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Съобщение' })).toBeFocused();
  await choose(page, 'Кога ви е удобно?', 'Отговори');
  await write(page, 'В сряда.');
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  const quote = bubble(adminPage, 'В сряда.').getByRole('button', { name: 'Кога ви е удобно?' });
  await expect(quote).toContainText('Кога ви е удобно?');
  await expectAccessible(adminPage);
  await quote.click();
  await expect(bubble(adminPage, 'Кога ви е удобно?')).toBeFocused();
});

test('a conversation opens where reading stopped, only what was seen counts as read, and the studio marks as unread what is in view', async ({
  clientPage,
  adminPage,
  client,
  backend,
  expectAccessible,
}) => {
  test.slow();
  const unread = () => adminPage.getByRole('article', { name: client.username });
  const open = () => adminPage.getByRole('button', { name: `Отвори чат с ${client.username}` }).click();
  const close = () => adminPage.getByRole('button', { name: 'Назад към списъка' }).click();
  const read = clientPage.getByRole('img', { name: 'Прочетено' });
  const divider = adminPage.getByRole('heading', { name: 'Непрочетени' });
  for (const text of ['Първо', 'Второ', 'Трето']) await write(clientPage, text);
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  await expect(read).toHaveCount(3);
  await choose(adminPage, 'Второ', 'Отбележи като непрочетено');
  await expect(read).toHaveCount(1);
  await expect(divider).toBeVisible();
  await close();
  await expect(unread()).toContainText('2 непрочетени съобщения');
  await open();
  await expect(read).toHaveCount(3);
  await close();

  const sql = postgres(backend.dbUrl, { max: 1 });
  await sql`insert into chat_messages (id, sender_id, content)
    select gen_random_uuid(), ${client.id}, 'Ред ' || number from generate_series(1, 120) as number`;
  await sql.end();
  await expect(unread()).toContainText('над 99 непрочетени съобщения');
  await open();
  await expect(divider).toBeInViewport();
  await expect(adminPage.getByText('Ред 1', { exact: true })).toBeInViewport();
  await expectAccessible(adminPage);
  await close();
  await expect(unread(), 'the messages that were not seen').toContainText('над 99 непрочетени съобщения');

  // To the end, and back to what was skipped.
  await open();
  await adminPage.getByRole('button', { name: /^(Нови съобщения|Към най-новите)$/ }).click();
  await expect(adminPage.getByText('Ред 120', { exact: true })).toBeInViewport();
  await close();
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
