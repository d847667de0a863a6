import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fillChatFolder } from '@vitrina/tests/fixtures/fillChatFolder.ts';
import { expect, test, write } from './chatTest.ts';
import { expectNamedOnCookies } from './expectNamedOnCookies.ts';
import { leftOn } from './leftOn.ts';

test('a picture is shown as a thumbnail to the other side, and opens in full in a new tab', async ({
  clientPage,
  adminPage,
  client,
  expectAccessible,
}) => {
  test.slow(); // Two people sign in and a large picture is drawn.
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  const chosen = await drawing(clientPage, 2400, 1200);
  await send(clientPage, chosen);
  await expect(clientPage.getByRole('img', { name: /^(Изпратено|Прочетено)$/ })).toBeVisible();

  const link = adminPage.getByRole('link', { name: 'Изображение' });
  const picture = link.getByRole('img', { name: 'Изображение' });
  await expect(picture).toBeVisible();
  await expect(picture).toHaveJSProperty('naturalWidth', 600);
  expect(await picture.boundingBox()).toMatchObject({ width: 300, height: 150 });
  await expect(adminPage.getByRole('log').getByText('Изображение', { exact: true })).toHaveCount(0);
  await expectAccessible(adminPage);

  const [tab] = await Promise.all([adminPage.context().waitForEvent('page'), link.click()]);
  await expect(tab).toHaveURL(/\/object\/sign\/Offer%20Images\/chat-images\/.+\.png\?token=/);
  const whole = await adminPage.request.get(tab.url());
  expect((await whole.body()).equals(chosen), 'byte by byte the chosen file').toBe(true);
});

test('a picture is downloaded once, and deleted from the device with the session', async ({
  page,
  client,
  clientPage,
  adminPage,
}) => {
  await send(clientPage, await drawing(clientPage, 900, 600));
  await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toBeVisible();
  // A message shown as sent may still wait for its answer; a page left before that sends it again.
  await expect
    .poll(async () => (await leftOn(clientPage)).filter((left) => typeof left === 'object'))
    .toEqual([]);
  const fetched: string[] = [];
  for (const opened of [page, adminPage])
    opened.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('/object/sign/')) fetched.push(request.url());
    });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Изображение' })).toBeVisible();
  expect(fetched, 'the sender does not download it').toEqual([]);

  await adminPage.goto(`/chat-admin?client=${client.id}`);
  await expect(adminPage.getByRole('link', { name: 'Изображение' })).toBeVisible();
  await adminPage.reload();
  await expect(adminPage.getByRole('link', { name: 'Изображение' })).toBeVisible();
  expect(fetched).toEqual([expect.stringMatching(/\.png\.thumb\?token=/)]);

  const kept = () => page.evaluate(async () => (await caches.keys()).filter((name) => /pictures/.test(name)));
  expect(await kept()).toEqual([`chat-pictures:${client.id}`]);
  await expectNamedOnCookies(page, 'chat-pictures');
  await page.getByRole('button', { name: 'Изход' }).click();
  await expect(page.getByRole('heading', { name: 'Вход в чат системата' })).toBeVisible();
  expect(await kept()).toEqual([]);
});

test('a photo of more than 10 MB is scaled down, and one with too many pixels arrives as a file', async ({
  clientPage,
  adminPage,
  client,
}) => {
  test.slow(); // Two people sign in, and a photo of 12 MB is scaled down.
  const photo = await drawing(clientPage, 2400, 1200);
  // Bytes after the end of a picture do not belong to it, but count.
  await send(clientPage, Buffer.concat([photo, Buffer.alloc(12 * 1024 * 1024)]));
  await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toBeVisible();
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  await expect(adminPage.getByRole('link', { name: 'Изображение' })).toHaveAttribute(
    'href',
    /\.webp\?token=/,
  );

  const vast = Buffer.from(photo);
  vast.writeUInt32BE(12_000, 16);
  vast.writeUInt32BE(12_000, 20);
  await attach(clientPage, vast, 'vast.png');
  await expect(clientPage.getByRole('list', { name: 'Избрани файлове' })).toContainText('vast.png');
  await clientPage.getByRole('button', { name: 'Изпрати' }).click();
  const downloading = adminPage.waitForEvent('download');
  await adminPage.getByRole('button', { name: 'Изтегли vast.png' }).click();
  expect((await readFile(await (await downloading).path())).equals(vast), 'byte by byte').toBe(true);
});

test('pictures can be pasted and dropped', async ({ clientPage }) => {
  const png = await drawing(clientPage, 40, 30);
  for (const [index, add] of [paste, drop].entries()) {
    await add(clientPage, png);
    await expect(clientPage.getByRole('textbox', { name: 'Описание към изображението' })).toBeVisible();
    await clientPage.getByRole('button', { name: 'Изпрати' }).click();
    await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toHaveCount(index + 1);
  }
});

test('while a message is corrected, nothing is attached', async ({ clientPage }) => {
  const png = await drawing(clientPage, 40, 30);
  await write(clientPage, 'Добър ден');
  await clientPage.getByRole('button', { name: 'Действия със съобщението' }).click();
  await clientPage.getByRole('menuitem', { name: 'Редактирай' }).click();
  const input = clientPage.getByRole('textbox', { name: 'Съобщение' });
  await expect(input).toHaveValue('Добър ден');
  await paste(clientPage, png);
  await drop(clientPage, png);
  await input.fill(' ');
  await expect(clientPage.getByRole('button', { name: 'Запази' })).toBeDisabled();
  await input.press('Escape');
  await expect(input).toHaveValue('');
  await expect(clientPage.getByRole('list', { name: 'Избрани изображения' })).toBeHidden();
});

test('a second tap while a picture is being put into the outbox does not send it twice, and an answer begun meanwhile goes on', async ({
  clientPage,
}) => {
  await write(clientPage, 'Добър ден');
  await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toBeVisible();
  await attach(clientPage, await drawing(clientPage, 400, 300));
  const release = await holdOutbox(clientPage);
  const send = clientPage.getByRole('button', { name: 'Изпрати' });
  await send.click();
  await expect(send).toBeDisabled();
  await clientPage.getByRole('button', { name: 'Действия със съобщението' }).click();
  await clientPage.getByRole('menuitem', { name: 'Отговори' }).click();
  await release();
  await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toHaveCount(2);
  await expect(clientPage.getByRole('log').getByRole('listitem')).toHaveCount(2);
  await expect(clientPage.getByText('Отговор на: Вие')).toBeVisible();
});

test.describe('on a device without space', () => {
  test.use({ expectedErrors: [/A message was not put into the outbox/] });

  test('a second picture stays chosen, without the text that has left with the first', async ({
    clientPage,
  }) => {
    for (const width of [40, 60]) await attach(clientPage, await drawing(clientPage, width, 30));
    await clientPage.evaluate(leaveSpaceForOne);
    const caption = clientPage.getByRole('textbox', { name: 'Описание към изображението' });
    await caption.fill('Новата табела');
    await clientPage.getByRole('button', { name: 'Изпрати' }).click();
    await expect(clientPage.getByText('Неизпратеното е още в полето.')).toBeVisible();
    await expect(clientPage.getByRole('log').getByText('Новата табела')).toBeVisible();
    await expect(caption).toHaveValue('');
    const chosen = clientPage.getByRole('list', { name: 'Избрани изображения' });
    await expect(chosen.getByRole('img')).toHaveCount(1);
  });
});

test('a chosen picture can be checked, given a caption, or removed', async ({
  clientPage,
  adminPage,
  client,
  expectAccessible,
}) => {
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  const pictures = [await drawing(clientPage, 6000, 4000), await drawing(clientPage, 60, 30)];
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

test('other files are sent to be saved, and unsupported ones refused with the reason', async ({
  clientPage,
  adminPage,
  client,
}) => {
  await attach(clientPage, Buffer.from('MZ'), 'program.exe');
  await expect(clientPage.getByText('Грешка при качване')).toBeVisible();
  await expect(
    clientPage.getByText('program.exe: Такива файлове не приемаме. Пратете го в ZIP архив.'),
  ).toBeVisible();
  await attach(clientPage, Buffer.alloc(0));
  await expect(clientPage.getByText('snimka.png: Невалиден файл')).toBeVisible();
  await expect(clientPage.getByRole('heading', { name: 'Още няма съобщения' })).toBeVisible();

  await test.step('with a name that would be displayed right to left', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await attach(clientPage, Buffer.from(drawing), 'logo\u202egnp.svg');
    await expect(clientPage.getByRole('list', { name: 'Избрани файлове' })).toContainText('logo_gnp.svg');
    await clientPage.getByRole('textbox', { name: 'Описание към файла' }).fill('Логото');
    await clientPage.getByRole('button', { name: 'Изпрати' }).click();
    await adminPage.goto(`/chat-admin?client=${client.id}`);
    const downloading = adminPage.waitForEvent('download');
    await adminPage.getByRole('button', { name: 'Изтегли logo_gnp.svg' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('logo_gnp.svg');
    expect((await readFile(await download.path())).toString()).toBe(drawing);
  });
});

test.describe('while an upload runs', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('it is shown, nothing else can be sent, and it can be cancelled', async ({
    clientPage,
    context,
    backend,
  }) => {
    const upload = `${backend.apiUrl}/storage/v1/object/Offer*/**`;
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
  });

  test('a picture over the limit is refused with the reason', async ({ clientPage, client, backend }) => {
    const empty = await fillChatFolder(backend.dbUrl, client.id);
    await send(clientPage, await drawing(clientPage, 400, 300));
    await expect(clientPage.getByRole('log')).toContainText('Твърде много изображения. Опитайте по-късно.');
    await empty();
    await clientPage.getByRole('button', { name: 'Опитай отново' }).click();
    await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toHaveCount(1);
  });

  test('a refused upload is reported with the reason and succeeds at the second try', async ({
    clientPage,
    context,
    backend,
  }) => {
    const upload = `${backend.apiUrl}/storage/v1/object/Offer*/**`;
    await context.route(upload, (route) =>
      route.fulfill({ status: 400, json: { statusCode: '413', message: 'Too large' } }),
    );
    await send(clientPage, await drawing(clientPage, 400, 300));
    const refusal = 'Грешка при качване. Изображението е прекалено голямо.';
    await expect(clientPage.getByRole('log')).toContainText(refusal);
    const toast = clientPage.getByRole('alert').filter({ hasText: 'Грешка при качване' });
    await expect(toast).toHaveCount(1);
    await expect(toast).toContainText('Изображението е прекалено голямо.');
    await clientPage.reload();
    await expect(clientPage.getByRole('log')).toContainText(refusal);
    await expect(toast, 'it is no news any more').toHaveCount(0);
    await context.unroute(upload);
    await clientPage.getByRole('button', { name: 'Опитай отново' }).click();
    await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toBeVisible();
  });
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/Failed to load resource|WebSocket|Failed to fetch/] });

  test('a picture that could not be loaded appears when the reader is back', async ({
    clientPage,
    adminPage,
    client,
    backend,
  }) => {
    await send(clientPage, await drawing(clientPage, 400, 300));
    await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toBeVisible();
    const storage = `${backend.apiUrl}/storage/**`;
    await adminPage.route(storage, (route) => route.abort());
    await adminPage.goto(`/chat-admin?client=${client.id}`);
    await expect(adminPage.getByText('Изображението не можа да се зареди.')).toBeVisible();
    await adminPage.unroute(storage);
    await adminPage.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(adminPage.getByRole('img', { name: 'Изображение' })).toBeVisible();
  });

  test('five messages, one of them a picture, arrive once and in order, even after closing the tab', async ({
    clientPage,
    context,
    adminPage,
    client,
    backend,
  }) => {
    test.slow();
    const api = new RegExp(`^${backend.apiUrl}/(rest|storage)/`);
    await context.route(api, (route) => route.abort());
    await write(clientPage, 'Офлайн едно');
    await write(clientPage, 'Офлайн две');
    await send(clientPage, await drawing(clientPage, 400, 300));
    await expect(clientPage.getByRole('log').getByRole('img', { name: 'Изображение' })).toBeVisible();
    await write(clientPage, 'Офлайн четири');
    await write(clientPage, 'Офлайн пет');
    await expect(clientPage.getByRole('listitem')).toHaveCount(5);
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
  });
});

/** Chooses a picture and sends it. */
async function send(page: Page, buffer: Buffer, caption = '') {
  await attach(page, buffer);
  await page.getByRole('textbox', { name: 'Описание към изображението' }).fill(caption);
  await page.getByRole('button', { name: 'Изпрати' }).click();
}

async function paste(page: Page, png: Buffer) {
  const clipboardData = await transferOf(page, png);
  await page
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

function transferOf(page: Page, png: Buffer) {
  return page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'snimka.png', { type: 'image/png' }));
      return data;
    },
    [...png],
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
