import type { Backend } from '@vitrina/local-supabase/startBackend.ts';
import { startTestBackend } from '@vitrina/tests/fixtures/startTestBackend.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ATTACK = '<script>alert(1)</script>"\'&';

let backend: Backend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

test('without a mail server an inquiry is read on this machine, as a mail to the studio and a receipt', async () => {
  await submit({ name: ATTACK, message: `Здравейте!\n${ATTACK}` });
  for (const subject of ['Получихме запитването ви', 'Ново запитване от'])
    await expect.poll(() => page('/mails'), { timeout: 15_000 }).toContain(subject);
  const list = await page('/mails');
  expect(list).toContain('Ново запитване от &lt;script&gt;');

  const path = /\/mails\/[0-9a-f-]{36}(?=">Ново)/.exec(list)?.[0] ?? '';
  const mail = await page(path);
  expect(mail).toContain('Здравейте!\n&lt;script&gt;');
  expect(mail).toContain('petya@example.bg');
  expect(mail).toContain('http://127.0.0.1:4321/admin/');
  for (const shown of [list, mail, await page(`${path}/html`)]) expect(shown).not.toContain('<script');
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
