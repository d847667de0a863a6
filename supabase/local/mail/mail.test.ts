import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rmdir, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/startTestBackend.ts';
import { createMailPages } from './createMailPages.ts';
import { MailFolder } from './MailFolder.ts';
import { startMailSink } from './startMailSink.ts';

const KEY = 'the owner knows it';
const ATTACK = '<script>alert(1)</script>"\'&';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let mailsDir: string;
let sink: Awaited<ReturnType<typeof startMailSink>>;
let mails: MailFolder;
let pages: ReturnType<typeof createMailPages>;
beforeAll(async () => {
  folder = await temporaryFolder();
  mailsDir = join(folder.path, 'mails');
  mails = new MailFolder(mailsDir);
  sink = await startMailSink(mails);
  pages = createMailPages(mails, KEY);
});
afterAll(async () => {
  await sink.stop();
  await folder.remove();
});

/** Sends a mail and returns its id. */
async function send(mail: SendMailOptions, id: string = randomUUID()): Promise<string> {
  const transport = createTransport(sink.url);
  const from = { name: 'Витрина', address: 'studio@example.bg' };
  await transport.sendMail({ messageId: `<${id}@example.bg>`, from, to: 'ana@example.bg', ...mail });
  transport.close();
  return id;
}

const open = (path: string, host = '127.0.0.1', key = KEY) =>
  pages.request(`/${encodeURIComponent(key)}${path}`, { headers: { host } });
const page = async (path: string) => (await open(path)).text();

test('a kept mail can be read on this machine, as text', async () => {
  const id = await send({
    subject: `Запитване от ${ATTACK}`,
    replyTo: 'petya@example.bg',
    text: `Здравейте!\n${ATTACK}`,
    html: `<p>Здравейте!</p>${ATTACK.replaceAll('<', '&lt;')}`,
  });
  expect(await page('/')).toContain(`<a href="${id}">Запитване от &lt;script&gt;`);
  const mail = await page(`/${id}`);
  expect(mail).toContain('<dt>От</dt><dd>Витрина &lt;studio@example.bg&gt;</dd>');
  expect(mail).toContain('<dt>До</dt><dd>ana@example.bg</dd>');
  expect(mail).toContain('<dt>Отговор до</dt><dd>petya@example.bg</dd>');
  expect(mail).toContain('<pre>Здравейте!\n&lt;script&gt;');
  for (const path of ['/', `/${id}`, `/${id}/html`]) expect(await page(path)).not.toContain('<script');
  expect(await page(`/${id}/html`)).toContain('<p>Здравейте!</p>');
  const { headers } = await open(`/${id}/html`);
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox/);
});

test('the newest mail is listed first', async () => {
  const ids = [await send({ subject: 'first' }), await send({ subject: 'second' })];
  const list = await page('/');
  expect(ids.map((id) => list.indexOf(id)).every((place) => place > 0)).toBe(true);
  expect(list.indexOf(ids[1] ?? '')).toBeLessThan(list.indexOf(ids[0] ?? ''));
});

test('a mail that is sent twice is kept once, readable by its owner only', async () => {
  const before = (await readdir(mailsDir)).length;
  const id = await send({ subject: 'once', text: 'x' });
  await send({ subject: 'once', text: 'x' }, id);
  expect(await readdir(mailsDir)).toHaveLength(before + 1);
  expect((await stat(join(mailsDir, `${id}.eml`))).mode & 0o777).toBe(0o600);
  expect((await stat(mailsDir)).mode & 0o777).toBe(0o700);
});

test('a page of another site cannot send a mail', async () => {
  const { port } = new URL(sink.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nEHLO evil.example\r\n');
  expect(await text(socket)).toContain('421');
});

test('under another host name for this machine no mail is shown', async () => {
  expect((await open('/', 'evil.example')).status).toBe(404);
  expect((await open('/', 'localhost:54321')).status).toBe(200);
});

test('nobody can read mails without the key', async () => {
  const id = await send({ subject: 'secret' });
  for (const path of ['/', `/${id}`, `/${id}/html`]) {
    expect((await open(path)).status).toBe(200);
    for (const key of ['', 'another', KEY.slice(1), `${KEY} `])
      expect((await open(path, '127.0.0.1', key)).status, `${key}${path}`).toBe(404);
  }
});

test('a mail that cannot be read is an error, not a missing mail', async () => {
  const path = join(mailsDir, `${randomUUID()}.eml`);
  await mkdir(path);
  await expect(mails.read(basename(path, '.eml'))).rejects.toThrow('EISDIR');
  await rmdir(path);
  expect(await mails.read(basename(path, '.eml'))).toBeUndefined();
});

test('without mails an empty list is shown', async () => {
  expect(await new MailFolder(join(folder.path, 'none')).newest(1)).toEqual([]);
});

test('no path leads out of the folder', async () => {
  for (const path of ['/..%2f..%2fsecrets', '/00000000-0000-4000-8000-000000000000'])
    expect((await open(path)).status).toBe(404);
});
