import type { Locator } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { expect, test, write } from './chatTest.ts';
import { markAllRead, storeMessages } from './storeMessages.ts';

test('client and studio talk, and each message is shown once, on its side and as plain text', async ({
  clientPage,
  adminPage,
  client,
  context,
  backend,
  expectedErrors,
}) => {
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  await expect(adminPage.getByRole('heading', { name: client.username })).toBeVisible();

  await write(clientPage, 'Здравейте, кога ще е готов сайтът?');
  await expect(adminPage.getByText('Здравейте, кога ще е готов сайтът?')).toBeVisible();
  await write(adminPage, 'До петък.');
  await expect(clientPage.getByText('До петък.')).toBeVisible();

  await expect(clientPage.getByRole('img', { name: 'Прочетено' })).toHaveCount(1);
  await expect(clientPage.getByText(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/)).toHaveCount(2);
  expect(await leftOf(clientPage.getByText('До петък.'))).toBeLessThan(
    await leftOf(clientPage.getByText(/^Здравейте/)),
  );
  expect(await leftOf(adminPage.getByText('До петък.'))).toBeGreaterThan(
    await leftOf(adminPage.getByText(/^Здравейте/)),
  );

  await test.step('one whose answer was lost is stored once', async () => {
    expectedErrors.push(/Failed to load resource/);
    await context.route(
      (url) => url.href.startsWith(`${backend.apiUrl}/rest/v1/chat_messages?on_conflict`),
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 2 },
    );
    await write(clientPage, 'Само веднъж');
    await expect(clientPage.getByRole('img', { name: 'Прочетено' })).toHaveCount(2);
  });

  const tricks = [
    '<script>document.title = "x"</script><img src=x onerror=alert(1)>',
    'javascript:alert(document.cookie)',
    'data:text/html,<b>x</b>',
    '\u202eтук всичко е обърнато',
    '👨‍👩‍👧‍👦🏳️‍🌈👩🏽‍💻',
    'https://bank.example/\u202egro.elpmaxe.live',
  ];
  for (const trick of tricks) await write(clientPage, trick);
  for (const page of [clientPage, adminPage]) {
    await expect(page.getByRole('listitem').locator('[dir=auto]')).toHaveText([
      'Здравейте, кога ще е готов сайтът?',
      'До петък.',
      'Само веднъж',
      ...tricks,
    ]);
    await expect(page.getByRole('link', { name: /javascript|data:|elpmaxe/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Отвори линк' })).toHaveCount(0);
    await expect(page.getByRole('listitem').locator('img, script')).toHaveCount(0);
  }
});

test('the field sends neither what is blank nor what is too long, grows with its lines, and makes links of addresses', async ({
  clientPage,
}) => {
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

  await test.step('Enter sends, Shift+Enter makes a new line', async () => {
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

  await test.step('an address alone and inside a text', async () => {
    await write(clientPage, 'https://zakvaska.example/proba');
    const link = clientPage.getByRole('link', { name: 'Отвори линк' });
    await expect(link).toHaveAttribute('href', 'https://zakvaska.example/proba');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await write(clientPage, 'Вижте https://zakvaska.example/menu, моля.');
    await expect(clientPage.getByRole('link', { name: 'https://zakvaska.example/menu' })).toBeVisible();
  });
});

test('a long history loads while scrolling up, keeps its place, and only new messages are announced', async ({
  signedInPage: page,
  client,
  backend,
}) => {
  // One fewer than the list keeps.
  const rows = Array.from({ length: 199 }, (_, index) => `Ред ${index + 1}`);
  await storeMessages(backend, client.id, rows);
  await markAllRead(backend, client.id);
  await page.goto('/chat');
  const [log, items] = [page.getByRole('log'), page.getByRole('listitem')];
  const row = (number: number) => page.getByText(`Ред ${number}`, { exact: true });
  const older = page.getByRole('button', { name: 'По-стари съобщения' });
  await expect(row(199)).toBeInViewport();
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

  await older.focus();
  await expect(items).toHaveCount(100);
  await expect(log).toBeFocused();
  await row(155).scrollIntoViewIfNeeded();
  await expect(row(155)).toBeInViewport();
  await row(105).scrollIntoViewIfNeeded();
  await expect(items).toHaveCount(150);
  await older.focus();
  await expect(items).toHaveCount(199);
  await expect(items.first()).toContainText('Ред 1');
  await expect(older).toHaveCount(0);
  await expect(log).toHaveAttribute('aria-live', 'polite');
  expect(new Set(await announced.jsonValue())).toEqual(new Set(['off']));

  await test.step('new ones are, and drop the oldest', async () => {
    // The list follows new messages from when the browser has told it of the scroll.
    await log.evaluate(
      (list) =>
        new Promise((resolve) => {
          list.addEventListener('scroll', resolve, { once: true });
          list.scrollTop = list.scrollHeight;
        }),
    );
    await storeMessages(backend, client.id, ['Ново', 'Съвсем ново']);
    await expect(page.getByText('Съвсем ново')).toBeInViewport();
    await expect(row(1)).toHaveCount(0);
    expect((await announced.jsonValue()).at(-1)).toBe('polite');
  });
});

test('a reader further up is informed of new messages instead of scrolled to the end, where who follows them stays', async ({
  signedInPage: page,
  client,
  backend,
}) => {
  const rows = Array.from({ length: 40 }, (_, index) => `Ред ${index + 1}`);
  await storeMessages(backend, client.id, rows);
  await markAllRead(backend, client.id);
  await page.goto('/chat');
  await expect(page.getByText('Ред 40', { exact: true })).toBeInViewport();
  await page.getByText('Ред 1', { exact: true }).scrollIntoViewIfNeeded();
  await storeMessages(backend, client.id, ['Съвсем ново']);
  const toTheEnd = page.getByRole('button', { name: 'Нови съобщения' });
  await expect(toTheEnd).toBeVisible();
  await expect(page.getByText('Ред 1', { exact: true })).toBeInViewport();
  await toTheEnd.click();
  await expect(page.getByText('Съвсем ново')).toBeInViewport();
  await expect(toTheEnd).toBeHidden();
  await expect(page.getByRole('log')).toBeFocused();

  await test.step('also where Safari scrolls up while a message grows', async () => {
    await page.getByRole('button', { name: 'Действия със съобщението' }).nth(-2).click();
    // Safari lays out a new container first without its content. The list is rendered before the browser reports a scroll.
    await page.getByRole('menuitem', { name: 'Отговори' }).evaluate((reply: HTMLElement) => {
      const { style } = document.querySelector('[role=log] li:last-of-type') as HTMLElement;
      style.display = 'none';
      reply.getBoundingClientRect();
      style.display = '';
      style.paddingBottom = '100vh';
      reply.click();
    });
    await expect
      .poll(() =>
        page.getByRole('log').evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight),
      )
      .toBeLessThan(1);
  });
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
