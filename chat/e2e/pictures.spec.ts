import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fillChatFolder } from '@vitrina/tests/fixtures/fillChatFolder.ts';
import { expect, test, write } from './chatTest.ts';
import { expectNamedOnCookies } from './expectNamedOnCookies.ts';
import { leftOn } from './leftOn.ts';

test('a picture is shown as a thumbnail that is downloaded once, opens in full, and leaves the device with the session', async ({
  clientPage,
  adminPage,
  client,
  expectAccessible,
}) => {
  test.slow(); // Two people sign in and large pictures are drawn and scaled down.
  const drawn = await drawing(clientPage, 2400, 1200);
  await send(clientPage, drawn);
  await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toBeVisible();
  // A message shown as sent may still wait for its answer; a page left before that sends it again.
  await expect
    .poll(async () => (await leftOn(clientPage)).filter((left) => typeof left === 'object'))
    .toEqual([]);
  const fetched: string[] = [];
  for (const opened of [clientPage, adminPage])
    opened.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('/object/sign/')) fetched.push(request.url());
    });
  await clientPage.reload();
  await expect(clientPage.getByRole('link', { name: 'Изображение' })).toBeVisible();
  expect(fetched, 'the sender does not download it').toEqual([]);

  const link = adminPage.getByRole('link', { name: 'Изображение' });
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  await expect(link).toBeVisible();
  await adminPage.reload();
  const picture = link.getByRole('img', { name: 'Изображение' });
  await expect(picture).toBeVisible();
  expect(fetched).toEqual([expect.stringMatching(/\.png\.thumb\?token=/)]);
  await expect(picture).toHaveJSProperty('naturalWidth', 600);
  expect(await picture.boundingBox()).toMatchObject({ width: 300, height: 150 });
  await expect(adminPage.getByRole('log').getByText('Изображение', { exact: true })).toHaveCount(0);
  await expectAccessible(adminPage);

  const [tab] = await Promise.all([adminPage.context().waitForEvent('page'), link.click()]);
  await expect(tab).toHaveURL(/\/object\/sign\/Offer%20Images\/chat-images\/.+\.png\?token=/);
  const whole = await adminPage.request.get(tab.url());
  expect((await whole.body()).equals(drawn), 'byte by byte the chosen file').toBe(true);
  await tab.close();

  await test.step('a photo of more than 10 MB is scaled down', async () => {
    // From the disk, because handing so much to the browser takes seconds.
    const photo = test.info().outputPath('snimka.png');
    // Bytes after the end of a picture do not belong to it, but count.
    await writeFile(photo, Buffer.concat([drawn, Buffer.alloc(12 * 1024 * 1024)]));
    await clientPage.locator('input[type=file]').setInputFiles(photo);
    await clientPage.getByRole('button', { name: 'Изпрати' }).click();
    await expect(link).toHaveCount(2);
    await expect(link.last()).toHaveAttribute('href', /\.webp\?token=/);
  });

  await test.step('one with too many pixels arrives as a file', async () => {
    const vast = Buffer.from(drawn);
    vast.writeUInt32BE(12_000, 16);
    vast.writeUInt32BE(12_000, 20);
    await attach(clientPage, vast, 'vast.png');
    await expect(clientPage.getByRole('list', { name: 'Избрани файлове' })).toContainText('vast.png');
    await clientPage.getByRole('button', { name: 'Изпрати' }).click();
    const downloading = adminPage.waitForEvent('download');
    await adminPage.getByRole('button', { name: 'Изтегли vast.png' }).click();
    expect((await readFile(await (await downloading).path())).equals(vast), 'byte by byte').toBe(true);
  });

  const kept = () =>
    clientPage.evaluate(async () => (await caches.keys()).filter((name) => /pictures/.test(name)));
  expect(await kept()).toEqual([`chat-pictures:${client.id}`]);
  await expectNamedOnCookies(clientPage, 'chat-pictures');
  await clientPage.getByRole('button', { name: 'Изход' }).click();
  await expect(clientPage.getByRole('heading', { name: 'Вход в чат системата' })).toBeVisible();
  expect(await kept()).toEqual([]);
});

test('pictures can be pasted and dropped, but not while a message is corrected, and are sent once', async ({
  clientPage,
  expectedErrors,
}) => {
  const png = await drawing(clientPage, 40, 30);
  const send = clientPage.getByRole('button', { name: 'Изпрати' });
  const sent = clientPage.getByRole('img', { name: 'Изпратено' });
  const chosen = clientPage.getByRole('list', { name: 'Избрани изображения' });
  const caption = clientPage.getByRole('textbox', { name: 'Описание към изображението' });
  const choose = async (item: string) => {
    await clientPage.getByRole('button', { name: 'Действия със съобщението' }).last().click();
    await clientPage.getByRole('menuitem', { name: item }).click();
  };
  for (const [index, add] of [paste, drop].entries()) {
    await add(clientPage, png);
    await expect(caption).toBeVisible();
    await send.click();
    await expect(sent).toHaveCount(index + 1);
  }

  await test.step('a file with its name, as the Finder of a Mac gives it, is attached, and a table stays text', async () => {
    const table = { 'text/plain': 'Таблица', 'text/html': '<table><td>Таблица</td></table>' };
    expect(await paste(clientPage, png, table), 'what can be pasted as text is').toBe(true);
    await expect(chosen).toBeHidden();
    expect(await paste(clientPage, png, { 'text/plain': 'snimka.png' })).toBe(false);
    await chosen.getByRole('button').click();
    await expect(chosen).toBeHidden();
  });

  await test.step('nothing is attached to a correction', async () => {
    await write(clientPage, 'Добър ден');
    await expect(sent).toHaveCount(3);
    await choose('Редактирай');
    const input = clientPage.getByRole('textbox', { name: 'Съобщение' });
    await expect(input).toHaveValue('Добър ден');
    await paste(clientPage, png);
    await drop(clientPage, png);
    await input.fill(' ');
    await expect(clientPage.getByRole('button', { name: 'Запази' })).toBeDisabled();
    await input.press('Escape');
    await expect(input).toHaveValue('');
    await expect(chosen).toBeHidden();
  });

  await test.step('while one is being put into the outbox, a second tap does not send it twice, and an answer begun meanwhile goes on', async () => {
    await attach(clientPage, png);
    const release = await holdOutbox(clientPage);
    await send.click();
    await expect(send).toBeDisabled();
    await choose('Отговори');
    await release();
    await expect(sent).toHaveCount(4);
    await expect(clientPage.getByRole('log').getByRole('listitem')).toHaveCount(4);
    await expect(clientPage.getByText('Отговор на: Вие')).toBeVisible();
    await clientPage.getByRole('button', { name: 'Отказ' }).click();
  });

  await test.step('on a device without space a second one stays chosen, without the text that has left with the first', async () => {
    expectedErrors.push(/A message was not put into the outbox/);
    for (const width of [40, 60]) await attach(clientPage, await drawing(clientPage, width, 30));
    await clientPage.evaluate(leaveSpaceForOne);
    await caption.fill('Новата табела');
    await send.click();
    await expect(clientPage.getByText('Неизпратеното е още в полето.')).toBeVisible();
    await expect(clientPage.getByRole('log').getByText('Новата табела')).toBeVisible();
    await expect(caption).toHaveValue('');
    await expect(chosen.getByRole('img')).toHaveCount(1);
  });
});

test('a chosen picture can be checked, given a caption, or removed, and what is not accepted is refused with the reason', async ({
  clientPage,
  adminPage,
  client,
  expectAccessible,
}) => {
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  await attach(clientPage, Buffer.from('MZ'), 'program.exe');
  await expect(clientPage.getByText('Грешка при качване')).toBeVisible();
  await expect(
    clientPage.getByText('program.exe: Такива файлове не приемаме. Пратете го в ZIP архив.'),
  ).toBeVisible();
  await attach(clientPage, Buffer.alloc(0));
  await expect(clientPage.getByText('snimka.png: Невалиден файл')).toBeVisible();
  await expect(clientPage.getByRole('heading', { name: 'Още няма съобщения' })).toBeVisible();

  const pictures = [await drawing(clientPage, 4000, 3000), await drawing(clientPage, 60, 30)];
  // The second is chosen while the first is still being prepared.
  for (const picture of pictures) await attach(clientPage, picture);
  const chosen = clientPage.getByRole('list', { name: 'Избрани изображения' });
  await expect(chosen.getByRole('img')).toHaveCount(2);
  await expectAccessible(clientPage);
  await chosen.getByRole('button', { name: 'Премахни изображението' }).first().click();
  await clientPage.getByRole('textbox', { name: 'Описание към изображението' }).fill('Новата табела');
  await clientPage.keyboard.press('Enter');
  await expect(chosen).toBeHidden();
  for (const page of [clientPage, adminPage]) {
    const bubble = page.getByRole('log').getByRole('listitem').filter({ hasText: 'Новата табела' });
    await expect(bubble.getByRole('img', { name: 'Изображение' })).toBeVisible();
    await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(1);
  }

  await clientPage.getByRole('button', { name: 'Моят проект' }).click();
  const file = clientPage.getByRole('region', { name: 'Моят проект' }).getByRole('listitem');
  await expect(file.getByRole('button', { name: 'Изтегли Новата табела.png' })).toBeVisible();
  await expect(file.locator('img'), 'small, before its name').toHaveJSProperty('naturalWidth', 60);
});

test.describe('when an upload does not succeed', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('it can be cancelled, the reason is given, and the second try succeeds', async ({
    clientPage,
    client,
    context,
    backend,
  }) => {
    const upload = `${backend.apiUrl}/storage/v1/object/Offer*/**`;
    const again = clientPage.getByRole('button', { name: 'Опитай отново' });

    await test.step('while it runs, it is shown, nothing else can be sent, and it can be cancelled', async () => {
      await context.route(upload, () => {}); // It never gets an answer.
      await send(clientPage, await drawing(clientPage, 400, 300));
      await clientPage.getByRole('textbox', { name: 'Съобщение' }).fill('После');
      await expect(clientPage.getByRole('status').getByText('Качване на изображение...')).toBeVisible();
      await expect(clientPage.getByRole('button', { name: 'Изпрати' })).toBeDisabled();
      await expect(clientPage.getByRole('progressbar', { name: 'Качено' })).toBeVisible();
      await clientPage.getByRole('button', { name: 'Откажи качването' }).click();
      await expect(clientPage.getByRole('heading', { name: 'Още няма съобщения' })).toBeVisible();
      await expect(clientPage.getByRole('log'), 'around the message that is gone').toBeFocused();
      await expect(clientPage.getByRole('button', { name: 'Изпрати' })).toBeEnabled();
      await context.unroute(upload);
    });

    await test.step('over the limit', async () => {
      const empty = await fillChatFolder(backend.dbUrl, client.id);
      await send(clientPage, await drawing(clientPage, 400, 300));
      await expect(clientPage.getByRole('log')).toContainText('Твърде много изображения. Опитайте по-късно.');
      await empty();
      await again.click();
      await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toHaveCount(1);
    });

    await test.step('refused by the server, which is news only once', async () => {
      await context.route(upload, (route) =>
        route.fulfill({ status: 400, json: { statusCode: '413', message: 'Too large' } }),
      );
      await send(clientPage, await drawing(clientPage, 400, 300));
      const refusal = 'Грешка при качване. Изображението е прекалено голямо.';
      await expect(clientPage.getByRole('log')).toContainText(refusal);
      const toast = clientPage.getByRole('alert').filter({ hasText: 'Изображението е прекалено голямо.' });
      await expect(toast).toHaveCount(1);
      await expect(toast).toContainText('Грешка при качване');
      await clientPage.reload();
      await expect(clientPage.getByRole('log')).toContainText(refusal);
      await expect(toast, 'it is no news any more').toHaveCount(0);
      await context.unroute(upload);
      await again.click();
      await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toHaveCount(2);
    });
  });
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/Failed to load resource|WebSocket|Failed to fetch/] });

  test('five messages, one of them a picture, arrive once and in order, even after closing the tab', async ({
    clientPage,
    context,
    adminPage,
    client,
    backend,
    expectAccessible,
  }) => {
    test.slow(); // It waits until the chat has given up on a few tries.
    const api = new RegExp(`^${backend.apiUrl}/(rest|storage)/`);
    const again = clientPage.getByRole('button', { name: 'Опитай отново' });
    await context.route(api, (route) => route.abort());
    await write(clientPage, 'Офлайн едно');
    await write(clientPage, 'Офлайн две');
    await send(clientPage, await drawing(clientPage, 400, 300));
    await expect(clientPage.getByRole('log').getByRole('img', { name: 'Изображение' })).toBeVisible();
    await write(clientPage, 'Офлайн четири');
    await write(clientPage, 'Офлайн пет');
    await expect(clientPage.getByRole('listitem')).toHaveCount(5);
    await expect(clientPage.getByText('Чака връзка', { exact: true })).toHaveCount(5);
    await expect(
      clientPage.getByRole('log').locator('[aria-live=off] > li'),
      'read out when they are stored, and not twice',
    ).toHaveCount(5);
    await expect(again).toHaveCount(5);
    await expect(again.last()).toBeInViewport({ ratio: 1 });
    await expectAccessible(clientPage);
    await clientPage.close();

    await context.unroute(api);
    const reopened = await context.newPage();
    await reopened.goto('/chat');
    await adminPage.goto(`/chat-admin?client=${client.id}`);
    for (const page of [reopened, adminPage]) {
      await expect(page.getByRole('listitem')).toHaveCount(5);
      await expect(page.getByRole('listitem')).toContainText(['едно', 'две', /./, 'четири', 'пет']);
      await expect(
        page.getByRole('listitem').nth(2).getByRole('link', { name: 'Изображение' }),
      ).toBeVisible();
    }
    await expect(reopened.getByRole('img', { name: /^(Изпратено|Прочетено)$/ })).toHaveCount(5);
    await expect(reopened.getByText('Чака връзка')).toHaveCount(0);

    const storage = `${backend.apiUrl}/storage/**`;

    await test.step('a further try of what waits is no news', async () => {
      await reopened.route(storage, (route) => route.abort());
      await send(reopened, await drawing(reopened, 200, 200));
      await expect(reopened.getByText('Чака връзка')).toBeVisible();
      await reopened.unroute(storage);
      await reopened.route(storage, () => {}); // It never gets an answer.
      const tried = reopened.waitForRequest(storage);
      await reopened.getByRole('button', { name: 'Опитай отново' }).click();
      await tried;
      await expect(reopened.getByRole('progressbar', { name: 'Качено' })).toBeVisible();
      await expect(reopened.getByRole('status').getByText('Качване на изображение...')).toHaveCount(0);
      await reopened.getByRole('button', { name: 'Откажи качването' }).click();
      await expect(reopened.getByRole('listitem')).toHaveCount(5);
      await reopened.unroute(storage);
    });

    await test.step('a picture that the studio could not load appears when the reader is back', async () => {
      await adminPage.route(storage, (route) => route.abort());
      await send(reopened, await drawing(reopened, 300, 400));
      await expect(adminPage.getByText('Изображението не можа да се зареди.')).toBeVisible();
      await adminPage.unroute(storage);
      await adminPage.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(adminPage.getByRole('img', { name: 'Изображение' })).toHaveCount(2);
    });
  });
});

/** Chooses a picture and sends it. */
async function send(page: Page, buffer: Buffer, caption = '') {
  await attach(page, buffer);
  await page.getByRole('textbox', { name: 'Описание към изображението' }).fill(caption);
  await page.getByRole('button', { name: 'Изпрати' }).click();
}

/** @returns whether the browser pastes it as text */
async function paste(page: Page, png: Buffer, words: Record<string, string> = {}) {
  const clipboardData = await transferOf(page, png, words);
  return page
    .getByRole('textbox', { name: /^(Съобщение|Описание към изображението)$/ })
    .evaluate(
      (element, data) =>
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        ),
      clipboardData,
    );
}

async function drop(page: Page, png: Buffer) {
  await page.getByRole('log').dispatchEvent('drop', { dataTransfer: await transferOf(page, png) });
}

function transferOf(page: Page, png: Buffer, words: Record<string, string> = {}) {
  return page.evaluateHandle(
    ({ bytes, words }) => {
      const data = new DataTransfer();
      for (const [type, text] of Object.entries(words)) data.setData(type, text);
      data.items.add(new File([new Uint8Array(bytes)], 'snimka.png', { type: 'image/png' }));
      return data;
    },
    { bytes: [...png], words },
  );
}

/** Lets the outbox take nothing in, as while a large file is being stored, until the returned function is called. */
async function holdOutbox(page: Page) {
  await page.evaluate(async () => {
    const opening = indexedDB.open('chat-outbox');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const messages = opening.result.transaction('messages', 'readwrite').objectStore('messages');
    const hold = () => {
      if (Reflect.get(window, 'isReleased')) opening.result.close();
      else messages.count().onsuccess = hold;
    };
    hold();
  });
  return () => page.evaluate(() => Reflect.set(window, 'isReleased', true));
}

/** The outbox takes in one more message. */
function leaveSpaceForOne() {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...message) {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    return put.apply(this, message);
  };
}

async function attach(page: Page, buffer: Buffer, name = 'snimka.png') {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
}

/** A PNG, drawn by the browser. */
async function drawing(page: Page, width: number, height: number): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ([w, h]) => {
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('No canvas.');
      context.fillStyle = '#f8c03f';
      context.fillRect(0, 0, w, h / 2);
      context.fillStyle = '#074130';
      context.fillRect(0, h / 2, w, h / 2);
      return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
    },
    [width, height] as const,
  );
  return Buffer.from(bytes);
}
