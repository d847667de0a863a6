import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { backend } from '@vitrina/tests/fixtures/backend.ts';
import { makeAdmin, signIn } from '@vitrina/tests/fixtures/people.ts';
import { beforeAll, expect, test } from 'vitest';

const ATTACK = '<script>alert(1)</script>"\'&';

beforeAll(async () => {
  await submit({ name: ATTACK, message: `Здравейте!\n${ATTACK}` });
  await submit({ name: 'Мария', message: 'x', email: 'maria@example.bg' });
});

const eventually = () => expect.poll(() => page(), { timeout: 15_000 });

test('without a mail server the mails of an inquiry can be read on this machine', async () => {
  for (const subject of ['Получихме запитването ви', 'Ново запитване от &lt;script&gt;'])
    await eventually().toContain(subject);
  await expect.poll(states, { timeout: 15_000 }).toEqual(new Set(['kept']));

  const id = /[0-9a-f-]{36}(?=">Ново запитване от &lt;script)/.exec(await page())?.[0] ?? '';
  const mail = await page(id);
  expect(mail).toContain('Здравейте!\n&lt;script&gt;');
  expect(mail).toContain('petya@example.bg');
  expect(mail).toContain('http://127.0.0.1:4321/admin/');
  for (const shown of [await page(), mail, await page(`${id}/html`)]) expect(shown).not.toContain('<script');
});

test('a kept mail is deleted with its row in the outbox, such as when a person is erased', async () => {
  for (const whom of ['maria@example.bg', 'petya@example.bg']) await eventually().toContain(whom);
  await eventually().toContain('Ново запитване от Мария');
  const studio = await signIn(backend, await makeAdmin(backend));
  await studio.rpc('erase_personal_data', { email: 'maria@example.bg' }).throwOnError();
  await eventually().not.toMatch(/maria@example|Мария/);
  expect(await page()).toContain('petya@example.bg');
});

const states = async () => {
  const service = createServiceClient(backend.apiUrl, backend.secretKey);
  const { data } = await service.from('deliveries').select('state').throwOnError();
  return new Set(data.map(({ state }) => state));
};

const page = async (path = '') => (await fetch(backend.mailsUrl + path)).text();

async function submit(change: object) {
  const inquiry = { email: 'petya@example.bg', phone: '1', service: 'no-template', website: '', ...change };
  const response = await fetch(`${backend.apiUrl}/rest/v1/rpc/submit_inquiry`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(inquiry),
  });
  expect(response.status).toBe(200);
}
