import { startTestBackend as startProductBackend } from '@vitrina/tests/fixtures/startTestBackend.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../startBackend.ts';

const ATTACK = '<script>alert(1)</script>"\'&';

let backend: Backend;
beforeAll(async () => {
  backend = await startProductBackend();
});
afterAll(() => backend.stop());

test('an inquiry is read on this machine as a mail to the studio and a receipt', async () => {
  await submit({ name: ATTACK, message: `Здравейте!\n${ATTACK}` });
  for (const subject of ['Получихме запитването ви', 'Ново запитване от'])
    await expect.poll(() => page('/mails'), { timeout: 15_000 }).toContain(subject);
  const list = await page('/mails');
  expect(list).toContain('Ново запитване от &lt;script&gt;');
  expect(list).not.toContain('<script');

  const path = /\/mails\/[0-9a-f-]{36}(?=">Ново)/.exec(list)?.[0] ?? '';
  const mail = await page(path);
  expect(mail).toContain('Здравейте!\n&lt;script&gt;');
  expect(mail).toContain('petya@example.bg');
  expect(mail).not.toContain('<script');
  expect(await page(`${path}/html`)).not.toContain('<script');

  const response = await fetch(`${backend.apiUrl}${path}/html`);
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox/);
});

test('no other site gets at the mails', async () => {
  const asked = await fetch(`${backend.apiUrl}/mails`, { headers: { origin: 'https://evil.example' } });
  expect(asked.headers.get('access-control-allow-origin')).toBeNull();
  expect(asked.headers.get('content-security-policy')).toContain("default-src 'none'");
  // `fetch` does not let a caller choose the name under which it asks.
  const { get } = await import('node:http');
  const { port } = new URL(backend.apiUrl);
  const status = await new Promise((resolve) =>
    get({ port, host: '127.0.0.1', path: '/mails', headers: { host: 'evil.example' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }),
  );
  expect(status).toBe(404);
});

test('no path leads out of the folder', async () => {
  for (const path of ['/mails/..%2f..%2fsecrets', '/mails/00000000-0000-4000-8000-000000000000'])
    expect((await fetch(backend.apiUrl + path)).status).toBe(404);
});

const page = async (path: string) => (await fetch(backend.apiUrl + path)).text();

async function submit(change: object) {
  const inquiry = { email: 'petya@example.bg', phone: '1', service: 'no-template', website: '', ...change };
  const response = await fetch(`${backend.apiUrl}/rest/v1/rpc/submit_inquiry`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(inquiry),
  });
  expect(response.status).toBe(200);
}
