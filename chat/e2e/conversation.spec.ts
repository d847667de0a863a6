import type { Locator } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { expect, showAllClients, test, write } from './chatTest.ts';
import { markAllRead, storeMessages } from './storeMessages.ts';

test('client and studio talk, and each message is shown once and on its side', async ({
  clientPage,
  adminPage,
  client,
}) => {
  await showAllClients(adminPage);
  await adminPage.getByRole('button', { name: `Отвори чат с ${client.username}` }).click();
  await expect(adminPage.getByRole('heading', { name: client.username })).toBeVisible();

  await write(clientPage, 'Здравейте, кога ще е готов сайтът?');
  await expect(adminPage.getByText('Здравейте, кога ще е готов сайтът?')).toBeVisible();
  await write(adminPage, 'До петък.');
  await expect(clientPage.getByText('До петък.')).toBeVisible();

  await expect(clientPage.getByRole('img', { name: 'Прочетено' })).toHaveCount(1);
  for (const page of [clientPage, adminPage])
    await expect(page.getByRole('listitem')).toContainText(['кога ще е готов', 'До петък.']);
  await expect(clientPage.getByText(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/)).toHaveCount(2);
  expect(await leftOf(clientPage.getByText('До петък.'))).toBeLessThan(
    await leftOf(clientPage.getByText(/^Здравейте/)),
  );
  expect(await leftOf(adminPage.getByText('До петък.'))).toBeGreaterThan(
    await leftOf(adminPage.getByText(/^Здравейте/)),
  );
});

test('an address becomes a link, alone and inside a text', async ({ clientPage }) => {
  await write(clientPage, 'https://zakvaska.example/proba');
  const link = clientPage.getByRole('link', { name: 'Отвори линк' });
  await expect(link).toHaveAttribute('href', 'https://zakvaska.example/proba');
  await expect(link).toHaveAttribute('rel', /noopener/);

  await write(clientPage, 'Вижте https://zakvaska.example/menu, моля.');
  await expect(clientPage.getByRole('link', { name: 'https://zakvaska.example/menu' })).toBeVisible();
});

test('nothing blank and nothing too long is sent', async ({ clientPage }) => {
  const send = clientPage.getByRole('button', { name: 'Изпрати' });
  const input = clientPage.getByRole('textbox', { name: 'Съобщение' });
  await expect(input).toHaveAttribute('placeholder', 'Напишете съобщение или поставете линк...');
  await expect(send).toBeDisabled();
  await input.fill('   \n ');
  await expect(send).toBeDisabled();
  await input.fill('я'.repeat(4001));
  await expect(clientPage.getByText('Текстът е твърде дълъг – най-много 4000 знака.')).toBeVisible();
  await expect(send).toBeDisabled();
  await input.fill('я'.repeat(4000));
  await expect(send).toBeEnabled();
  await send.click();
  await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toBeVisible();
});

test('Enter sends, Shift+Enter makes a new line, for which the field grows', async ({ clientPage }) => {
  const input = clientPage.getByRole('textbox', { name: 'Съобщение' });
  const isCutOff = () => input.evaluate((field) => field.scrollHeight > field.clientHeight);
  await input.fill('Първи ред');
  await input.press('Shift+Enter');
  await input.pressSequentially('втори ред');
  expect(await isCutOff()).toBe(false);
  const { height = 0 } = (await input.boundingBox()) ?? {};
  await input.press('Enter');
  await expect(input).toHaveValue('');
  expect((await input.boundingBox())?.height).toBeLessThan(height);
  await expect(clientPage.getByText('Първи ред втори ред')).toHaveCount(1);
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/Failed to load resource|WebSocket/] });

  test('messages arrive once and in order, even after a reload', async ({
    clientPage,
    context,
    adminPage,
    client,
    backend,
    expectAccessible,
  }) => {
    test.slow(); // It waits until the chat has given up on a few tries.
    const api = `${backend.apiUrl}/rest/**`;
    await context.route(api, (route) => route.abort());
    for (const number of ['едно', 'две', 'три', 'четири', 'пет']) await write(clientPage, `Офлайн ${number}`);
    await expect(clientPage.getByText('Чака връзка', { exact: true })).toHaveCount(5);
    await expect(
      clientPage.getByRole('log').locator('[aria-live=off] > li'),
      'read out when they are stored, and not twice',
    ).toHaveCount(5);
    await expect(clientPage.getByRole('button', { name: 'Опитай отново' })).toHaveCount(5);
    await expect(clientPage.getByRole('button', { name: 'Опитай отново' }).last()).toBeInViewport({
      ratio: 1,
    });
    await expectAccessible(clientPage);

    await context.unroute(api);
    await clientPage.reload();
    await adminPage.goto(`/chat-admin?client=${client.id}`);
    for (const page of [clientPage, adminPage])
      await expect(page.getByText(/^Офлайн/)).toHaveText([
        'Офлайн едно',
        'Офлайн две',
        'Офлайн три',
        'Офлайн четири',
        'Офлайн пет',
      ]);
    await expect(clientPage.getByText('Чака връзка')).toHaveCount(0);
  });

  test('a message whose answer was lost is stored and shown once', async ({
    clientPage,
    context,
    adminPage,
    client,
    backend,
  }) => {
    await context.route(
      (url) => url.href.startsWith(`${backend.apiUrl}/rest/v1/chat_messages?on_conflict`),
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 2 },
    );
    await write(clientPage, 'Само веднъж');
    await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toBeVisible();
    await adminPage.goto(`/chat-admin?client=${client.id}`);
    for (const page of [clientPage, adminPage]) await expect(page.getByText('Само веднъж')).toHaveCount(1);
  });

  test('signing out asks before an unsent message is lost', async ({ clientPage, context, backend }) => {
    await context.route(`${backend.apiUrl}/rest/**`, (route) => route.abort());
    await write(clientPage, 'Още не е тръгнало');
    await clientPage.getByRole('button', { name: 'Изход' }).click();
    await expect(clientPage.getByRole('dialog', { name: 'Имате неизпратени съобщения' })).toBeVisible();
    await clientPage.getByRole('button', { name: 'Отказ' }).click();
    await expect(clientPage.getByText('Още не е тръгнало')).toBeVisible();
  });
});

test('a long history loads while scrolling up, and keeps its place', async ({
  clientPage,
  client,
  backend,
}) => {
  const words = Array.from({ length: 120 }, (_, index) => `Съобщение номер ${index + 1}`);
  await storeMessages(backend, client.id, words);
  await markAllRead(backend, client.id);
  await clientPage.reload();
  await expect(clientPage.getByText('Съобщение номер 120', { exact: true })).toBeInViewport();
  await expect(clientPage.getByRole('listitem')).toHaveCount(50);

  await clientPage.getByRole('button', { name: 'По-стари съобщения' }).focus();
  await expect(clientPage.getByRole('listitem')).toHaveCount(100);
  await expect(clientPage.getByRole('log')).toBeFocused();
  await clientPage.getByText('Съобщение номер 75', { exact: true }).scrollIntoViewIfNeeded();
  await expect(clientPage.getByText('Съобщение номер 75', { exact: true })).toBeInViewport();

  await clientPage.getByText('Съобщение номер 25', { exact: true }).scrollIntoViewIfNeeded();
  await expect(clientPage.getByRole('listitem')).toHaveCount(120);
  await expect(clientPage.getByRole('listitem').first()).toContainText('Съобщение номер 1');
  await expect(clientPage.getByRole('button', { name: 'По-стари съобщения' })).toHaveCount(0);
});

test('new messages are announced, older ones are not, also when a long conversation drops its oldest', async ({
  clientPage,
  client,
  backend,
}) => {
  const rows = Array.from({ length: 200 }, (_, index) => `Ред ${index + 1}`);
  await storeMessages(backend, client.id, rows);
  await markAllRead(backend, client.id);
  await clientPage.reload();
  const [log, items] = [clientPage.getByRole('log'), clientPage.getByRole('listitem')];
  await expect(items).toHaveCount(50);
  await expect(log).toHaveAttribute('aria-live', 'polite');
  const announced = await log.evaluateHandle((list) => {
    const seen: (string | null)[] = [];
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (added.some(({ nodeName }) => nodeName === 'LI')) seen.push(list.ariaLive);
    }).observe(list, { childList: true, subtree: true });
    return seen;
  });
  for (const count of [100, 150, 200]) {
    await clientPage.getByRole('button', { name: 'По-стари съобщения' }).focus();
    await expect(items).toHaveCount(count);
  }
  await expect(log).toHaveAttribute('aria-live', 'polite');
  expect(new Set(await announced.jsonValue())).toEqual(new Set(['off']));

  // The list follows new messages from when the browser has told it of the scroll.
  await log.evaluate(
    (list) =>
      new Promise((resolve) => {
        list.addEventListener('scroll', resolve, { once: true });
        list.scrollTop = list.scrollHeight;
      }),
  );
  await storeMessages(backend, client.id, ['Съвсем ново']);
  await expect(clientPage.getByText('Съвсем ново')).toBeInViewport();
  await expect(clientPage.getByText('Ред 1', { exact: true })).toHaveCount(0);
  expect((await announced.jsonValue()).at(-1)).toBe('polite');
});

test('who follows the conversation stays at its end, also where Safari scrolls up while a message grows', async ({
  clientPage,
  client,
  backend,
}) => {
  const rows = Array.from({ length: 40 }, (_, index) => `Ред ${index + 1}`);
  await storeMessages(backend, client.id, rows);
  await markAllRead(backend, client.id);
  await clientPage.reload();
  await expect(clientPage.getByText('Ред 40', { exact: true })).toBeInViewport();
  await clientPage.getByRole('button', { name: 'Действия със съобщението' }).nth(-2).click();
  // Safari lays out a new container first without its content. The list is rendered before the browser reports a scroll.
  await clientPage.getByRole('menuitem', { name: 'Отговори' }).evaluate((reply: HTMLElement) => {
    const { style } = document.querySelector('[role=log] li:last-of-type') as HTMLElement;
    style.display = 'none';
    reply.getBoundingClientRect();
    style.display = '';
    style.paddingBottom = '100vh';
    reply.click();
  });
  await expect
    .poll(() =>
      clientPage.getByRole('log').evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight),
    )
    .toBeLessThan(1);
});

test('a reader further up is not scrolled to the end, but informed of new messages', async ({
  clientPage,
  client,
  backend,
}) => {
  await storeMessages(
    backend,
    client.id,
    Array.from({ length: 40 }, (_, index) => `Ред ${index + 1}`),
  );
  await markAllRead(backend, client.id);
  await clientPage.reload();
  await expect(clientPage.getByText('Ред 40', { exact: true })).toBeInViewport();
  await clientPage.getByText('Ред 1', { exact: true }).scrollIntoViewIfNeeded();
  await storeMessages(backend, client.id, ['Съвсем ново']);
  const toTheEnd = clientPage.getByRole('button', { name: 'Нови съобщения' });
  await expect(toTheEnd).toBeVisible();
  await expect(clientPage.getByText('Ред 1', { exact: true })).toBeInViewport();
  await toTheEnd.click();
  await expect(clientPage.getByText('Съвсем ново')).toBeInViewport();
  await expect(toTheEnd).toBeHidden();
  await expect(clientPage.getByRole('log')).toBeFocused();
});

test('what is on the screen is marked as read, also after many own messages and if it is many screens high', async ({
  clientPage,
  adminPage,
  client,
  backend,
}) => {
  const rows = Array.from({ length: 60 }, (_, index) => `Ред ${index + 1}`);
  await storeMessages(backend, client.id, rows);
  await write(clientPage, 'Отговор');
  await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toBeVisible();
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  await expect(adminPage.getByText('Отговор', { exact: true })).toBeInViewport();
  await expect(clientPage.getByRole('img', { name: 'Прочетено' })).toBeVisible();

  await markAllRead(backend, client.id);
  await clientPage.reload();
  await clientPage.getByText('Ред 50', { exact: true }).scrollIntoViewIfNeeded();
  await storeMessages(backend, client.id, [rows.join('\n'.repeat(30))]);
  await expect(clientPage.getByRole('button', { name: 'Нови съобщения' })).toBeVisible();
  await expect(adminPage.getByRole('img', { name: 'Изпратено' })).toHaveCount(1);
  await clientPage.getByRole('log').evaluate(async (list) => {
    for (let step = 0; step < 40; step++) {
      list.scrollTop += 50;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
  await expect(adminPage.getByRole('img', { name: 'Изпратено' })).toHaveCount(0);
});

test.describe('on a phone by day and by night', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the conversation is accessible, empty and full, and nothing sticks out', async ({
    clientPage,
    client,
    backend,
    expectAccessibleDayAndNight,
  }) => {
    await expect(clientPage.getByRole('heading', { name: 'Още няма съобщения' })).toBeVisible();
    await expectAccessibleDayAndNight(clientPage);
    await storeMessages(backend, client.id, ['Готово е.', `https://zakvaska.example/${'дълго-'.repeat(60)}`]);
    await write(clientPage, 'Благодаря!');
    await expect(clientPage.getByText('Готово е.')).toBeVisible();
    await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toBeVisible();
    await expectAccessibleDayAndNight(clientPage);
    expect(await overflow(clientPage)).toBe(0);

    const service = createServiceClient(backend.apiUrl, backend.secretKey);
    const site_url = 'https://zakvaska.example';
    await service.from('chat_users').update({ site_url }).eq('id', client.id).throwOnError();
    await service.from('people').update({ name: 'Ралица' }).eq('client_id', client.id).throwOnError();
    await clientPage.reload();
    await expect(clientPage.getByRole('link', { name: 'Моят сайт' })).toBeVisible();
    const words = clientPage.getByRole('banner').locator('h1, p');
    await expect(words).toHaveText(['Чат с Витрина', 'Добре дошли, Ралица']);
    for (const width of [320, 360, 390]) {
      await clientPage.setViewportSize({ width, height: 844 });
      // A letter may be a little higher than its line, but not as high as another line.
      const cut = await words.evaluateAll((elements) =>
        elements.filter(
          (one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 9,
        ),
      );
      expect(cut, `at ${width} px`).toEqual([]);
      await expect(clientPage.getByRole('switch', { name: 'Нощен изглед' })).toBeInViewport();
    }
  });
});

async function leftOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.x ?? Number.NaN;
}
