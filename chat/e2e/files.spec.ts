import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { expect, test } from './chatTest.ts';

/** The name of a file on the sender's device, as the other side reads it, and as it is saved. */
const NAMES = [
  {
    chosen: 'празнични хлябове – 100% „готово“ #1 & още.xlsx',
    shown: 'празнични хлябове – 100% „готово“ #1 & още.xlsx',
    saved: 'празнични хлябове – 100% „готово“ #1 & още.xlsx',
  },
  // Displayed right to left, it would read "fdp.exe".
  { chosen: 'смета\u202efdp.zip', shown: 'смета_fdp.zip', saved: 'смета_fdp.zip' },
  { chosen: '..\\..\\тайно.docx', shown: '.._.._тайно.docx', saved: '_.._тайно.docx' },
  {
    chosen: '<img src=x onerror=alert(1)>.svg',
    shown: '<img src=x onerror=alert(1)>.svg',
    saved: '_img src=x onerror=alert(1)_.svg',
  },
  {
    chosen: 'a"; filename="b.html"; x=".pdf',
    shown: 'a"; filename="b.html"; x=".pdf',
    saved: 'a_; filename=_b.html_; x=_.pdf',
  },
  { chosen: 'страница.html.pdf', shown: 'страница.html.pdf', saved: 'страница.html.pdf' },
];

const RUNS = '<script>document.title = "run"</script>';

test('files are sent in both directions, whatever their names, as bytes to be saved', async ({
  clientPage,
  adminPage,
  client,
  backend,
  expectAccessible,
}) => {
  test.slow(); // Two people sign in, send files and save them.
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  await adminPage.getByRole('log').waitFor();
  const project = clientPage.getByRole('region', { name: 'Моят проект' });

  /** @param named how many files have each name, including the other side's */
  const send = async (from: Page, to: Page, names: typeof NAMES, named: number) => {
    const files = names.map(({ chosen }) => ({
      name: chosen,
      mimeType: 'text/html',
      buffer: Buffer.from(RUNS),
    }));
    await from.locator('input[type=file]').setInputFiles(files);
    await from.getByRole('button', { name: 'Изпрати' }).click();
    for (const { shown, saved } of names) {
      const buttons = to.getByRole('button', { name: `Изтегли ${shown}`, exact: true });
      await expect(buttons).toHaveCount(named);
      const downloading = to.waitForEvent('download');
      await buttons.last().click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(saved);
      expect(await readFile(await download.path(), 'utf8')).toBe(RUNS);
    }
    expect(await to.title()).not.toBe('run');
  };

  await test.step('from the client to the studio', () => send(clientPage, adminPage, NAMES, 1));
  await test.step('and back, each file with its sender', async () => {
    await send(adminPage, clientPage, NAMES.slice(0, 1), 2);
    await clientPage.getByRole('button', { name: 'Моят проект' }).click();
    await expect(project.getByText(/^от вас, /)).toHaveCount(NAMES.length);
    await expect(project.getByText(/^от „Витрина“, /)).toHaveCount(1);
    await expectAccessible(clientPage);
    await clientPage.getByRole('button', { name: 'Разговор' }).click();
  });

  await test.step('a long list can be extended', async () => {
    const service = createServiceClient(backend.apiUrl, backend.secretKey);
    const { data: last } = await service
      .from('chat_messages')
      .select('sender_id, receiver_id')
      .eq('client_id', client.id)
      .eq('receiver_id', client.id)
      .limit(1)
      .single()
      .throwOnError();
    const more = Array.from({ length: 50 }, (_, place) => {
      const id = crypto.randomUUID();
      const file = { attachment_url: `${client.id}/${id}.pdf`, attachment_name: `Още ${place}.pdf` };
      return { id, ...last, ...file, attachment_size: 1, content: `Още ${place}.pdf`, message_type: 'file' };
    });
    await service.from('chat_messages').insert(more).throwOnError();
    await clientPage.getByRole('button', { name: 'Моят проект' }).click();
    await expect(project.getByText(/^от „Витрина“, /)).toHaveCount(50);
    await project.getByRole('button', { name: 'Покажи още' }).click();
    await expect(project.getByText(/^от „Витрина“, /)).toHaveCount(51);
    await expect(project.getByText(/^от вас, /)).toHaveCount(NAMES.length);
    await expect(project.getByRole('button', { name: 'Покажи още' })).toBeHidden();
    await expect(project, 'around the button that is gone').toBeFocused();
  });

  await test.step('an open list shows what is sent', async () => {
    await adminPage
      .locator('input[type=file]')
      .setInputFiles([{ name: 'Още един.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') }]);
    await adminPage.getByRole('button', { name: 'Изпрати' }).click();
    await expect(project.getByRole('listitem').first()).toContainText('Още един.pdf');
    await clientPage.getByRole('button', { name: 'Разговор' }).click();
  });

  await test.step('an HTML page is refused, and an archive suggested', async () => {
    const page = { name: 'x.pdf.html', mimeType: 'text/html', buffer: Buffer.from(RUNS) };
    await clientPage.locator('input[type=file]').setInputFiles([page]);
    await expect(clientPage.getByText('Такива файлове не приемаме. Пратете го в ZIP архив.')).toBeVisible();
  });
});
